/** Reflexes, shooting, vehicles, sport and fighting. The notation is explained in `index.ts`. */
export const action = `
tap-timing
  One input at the right moment decides; notes in time with music are rhythm tapping.
  + Tap at the right moment to stack the blocks as high as you can.
  + One-tap controls: perfect timing lands the jump.
  - rhythm-tap | Tap the piano tiles to the rhythm of the song.

endless-runner
  The course never ends; fixed levels with ledges are platforming, short tracks with gates are short courses.
  + Run, jump and dodge in this endless runner.
  + Swipe to run, jump and collect coins.
  - platforming | Jump from platform to platform in a classic platformer.

short-runner
  A track of under a minute with gates and an end; a course without end is endless running.
  + Run through the gates to grow your crowd before the finish.
  + Steer your crowd through gates that multiply it.
  - endless-runner | Run forever and dodge trains in this endless runner.

platforming
  Ledges, jumps and an exit; a course that pulls you forward without end is endless running.
  + Jump from platform to platform in a classic platformer.
  + A 2D platformer with 80 levels of running and jumping.
  - endless-runner | Run forever and dodge trains in this endless runner.

absorb-grow
  Size is the weapon: the bigger one swallows; growing by levels and gear is something else.
  + Swallow everything smaller than you and grow into the biggest hole.
  + Eat other snakes to become the longest of the arena.
  - hero-growth | Level up your champions and evolve them.

rhythm-tap
  The music gives the time; one jump or drop at the right moment without music is tap timing.
  + Tap the piano tiles to the rhythm of the song.
  + A music game with over 500 songs: hit the notes on the beat.
  - tap-timing | Tap at the right moment to stack the blocks.

aim-and-launch
  Angle and force are set, then the shot flies; golf, pool and bowling are aim-and-power sports.
  + Pull back the slingshot, aim and launch the bird.
  + Set the angle and power of your cannon to hit the castle.
  - aim-power-sports | Play 8 ball pool: line up your shot and set the power of the cue.

ball-bounce
  Bounces do the work; bubbles that burst in groups of a color are a bubble shooter.
  + Launch a hundred balls that bounce around and break all the bricks.
  + Drop the ball into the plinko board and watch it hit the pegs.
  - bubble-shooter | Shoot bubbles and pop groups of three.

tidy-up
  The pleasure is the cleaned or mended thing; sorting has one right arrangement.
  + Clean the dirty carpets: a satisfying ASMR game.
  + Tidy up the messy room and put everything in its place.
  - sorting | Sort the bottles on the shelves by color.

aimed-shooting
  The player points the weapon in three dimensions; weapons that fire by themselves belong to horde survival.
  + A first-person shooter with realistic guns.
  + Aim your sniper rifle and take out the target.
  - horde-survival | Your weapons fire automatically while you survive the horde.

bullet-dodge
  Dense fire is dodged, mostly seen from above; aiming a gun in three dimensions is aimed shooting.
  + A bullet hell shoot 'em up with 30 planes.
  + Dodge enemy bullets and destroy alien ships in this arcade space shooter.
  - aimed-shooting | A first-person shooter with realistic guns.

horde-survival
  Weapons fire by themselves and upgrades are chosen in the run; defenders on a route are tower defense.
  + Survive waves of zombies with automatic weapons.
  + Mow down hordes of monsters and choose a new skill each time you level up.
  - tower-defence | Build towers along the road to stop waves of enemies.

battle-royale
  The last one alive wins, with what was found on the map; other team shooters are only aimed shooting.
  + A battle royale for 100 players: be the last one standing.
  + Parachute onto the island, scavenge for weapons and survive the shrinking zone.
  - aimed-shooting | A first-person shooter with team deathmatch.

circuit-racing
  Coming in first is the goal; points for sliding and jumping belong to drift and stunts.
  + Race against rivals on 40 tracks and win the championship.
  + Street racing: be the first to cross the finish line.
  - drift-stunt | Perform crazy stunts on mega ramps.

drift-stunt
  Style counts: slides, jumps, wrecks; coming in first is racing.
  + Drift around corners to score points.
  + Perform crazy stunts on mega ramps.
  - circuit-racing | Race to the finish line before your rivals.

vehicle-sim
  Handling the vehicle is the task: parking, hauling, landing; winning a race is racing.
  + Drive a bus through the city and pick up passengers in this bus simulator.
  + Park the car without hitting anything: a realistic parking game.
  - circuit-racing | Race against rivals and win the championship.

sports-match
  You move the athletes in the match; signing and lining up a squad is club management.
  + Play soccer matches: dribble, pass and score goals.
  + A basketball game where you dunk and block shots.
  - team-management | Manage your football club: sign players, choose the lineup and train your squad.

aim-power-sports
  A shot of direction and strength, one at a time; a match in which you run is sports match play.
  + Play 8 ball pool: line up your shot and set the power of the cue.
  + A golf game on 18 beautiful holes.
  - sports-match | Play soccer matches: dribble, pass and score goals.

team-management
  Decisions off the field settle the match; moving athletes yourself is sports match play.
  + Be the manager of a basketball club: sign players and choose the tactics.
  + Become a soccer manager and lead your team to the championship.
  - sports-match | Control your players, dribble past defenders and score goals.

fighting-duel
  One against one with combos and blocks; many foes at once are hack and slash.
  + A fighting game: master combos and special moves in one-on-one duels.
  + Knock out your opponent in the boxing ring.
  - melee-action | Hack and slash your way through hordes of demons.

melee-action
  Many foes close by, in real time; one against one is duel fighting.
  + Hack and slash your way through hordes of demons.
  + An action RPG: dodge, slash and unleash skills in real-time combat.
  - fighting-duel | A one-on-one fighting game with combos and special moves.

turn-based-combat
  Each side acts in its turn and the player gives the orders; fights that run alone are auto-combat.
  + Turn-based battles with five heroes.
  + Plan each attack in strategic turn-based combat.
  - auto-combat | Your heroes fight on their own in auto battle.

auto-combat
  The team is chosen and the fight runs alone; orders each turn make it turn-based.
  + Heroes fight on their own in auto battle.
  + Auto-battle: your heroes fight on their own.
  - turn-based-combat | Plan each attack in turn-based combat.

roguelike-run
  A lost run starts again with other rooms; a large world that stays is an open world.
  + A roguelike with procedurally generated dungeons and permadeath.
  + Every run of this roguelite is different.
  - open-world | Explore a vast open world full of dungeons.

creature-catch
  Creatures are caught or bred and then used; a helper that walks along is a companion.
  + Catch wild monsters and train them for battle.
  + Breed dragons to hatch new species.
  - pets-companions | A loyal pet follows you and helps you in battle.

puzzle-combat
  Matches on the board are attacks; a match-3 board without a fight is match-3 only.
  + Match gems to attack the enemies: a puzzle RPG.
  + Match three gems to power your heroes' attacks on the monsters.
  - match3-swap | Swap and match three candies in a row to clear the board.

horror-hide
  Something hunts you and you hide; players who hide among others play social deduction.
  + A horror game: hide from the evil nun and escape the house.
  + Survive the night while a monster hunts you in the dark.
  - social-deduction | Find the impostor among your crewmates.

extraction-shooter
  Loot counts only once you are out alive; in a battle royale the last one wins.
  + Loot the zone and extract alive, or lose all your gear.
  + An extraction shooter in a ruined city.
  - battle-royale | A battle royale for 100 players: be the last one standing.

ragdoll-sandbox
  Free play with floppy figures, no goal; physics that solves a level is physics play.
  + A ragdoll playground with weapons and tools to experiment with.
  + Smash the dummy with a hundred weapons.
  - physics-play | A physics puzzle: cut the rope and let gravity do the rest.

character-switch-rpg
  One of a small party is played and changed in mid-fight; a single fighter is hack and slash.
  + Switch between four characters in the middle of combat.
  + An action RPG in which you swap party members in battle.
  - melee-action | Slash through hordes of demons with one mighty warrior.
`;

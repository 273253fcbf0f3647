/**
 * Kinds of games that store texts name where no mechanic of theirs is certain, the telling ones first. Flavors that begin
 * with "any" count here too. For the columns see `flavor-rows.ts`.
 */
export const kindRows = `
any | slice fruits?, slicing fruits?, fruit slic\\w+, slash fruits?, cut fruits? | =tap-timing slicing | swipe to slice what flies past / ? slice fruit with swipes and spare the bombs / ? slice fruit, not bombs | tap=slice
any | maze game, through the maze[sz]?, through mazes, maze chase | =endless-runner maze | find your way through mazes / ? eat every dot in a maze while ghosts chase you / ? eat the dots in mazes and escape the ghosts | on the run=in the maze, run=maze
any | slingshots? | =aim-and-launch slingshot | fling birds from a slingshot / aim a slingshot |
any | shoot[^.]*zombies, zombies?[^.]* guns?, zombie shooter, gun[^.]* zombies, zombie slaughter, zombie attacks | =aimed-shooting zombie-shooting | shoot zombies before they reach you / ? clear rooms of zombies / ? shoot zombies and search houses for money | enemy=zombie
any | tower.?defen[sc]e, defen[sc]e game | =tower-defence | stop waves of enemies with towers / ? defend the road with towers |
any | invade your home, break down your door, defend your house, defend your home | =tower-defence home-defense | hold off the enemies who attack your home / defend your house against waves of enemies / ? plant defenders to stop zombies before they reach your house / ? shoot the monsters that attack your home | at your towers=in your house, tower=defender
any | shoot.?.?em.?.?up, bullet hell, shmup | =bullet-dodge shoot-’em-up | shoot down waves and dodge their fire / shoot your way through waves of enemies / ? shoot down waves of alien ships and dodge their fire |
any | battle royale, survival shooter, last one standing | =battle-royale | outlast every rival to be the last alive / fight your rivals until one is left |
any | fps, (?<!bubble )(?<!color )(?<!block )(?<!cube )(?<!ball )(?<!marble )(?<!pixel )shooter, gunfights?, firefights? | =aimed-shooting | win firefights against enemies / aim and shoot at enemies / ? aim and shoot at enemies from cover with a squad / ? shoot at enemies from cover / ? shoot your way past aliens in first person |
any | tank battles?, tank game, world of tanks, into a tank | =aimed-shooting tank | fight enemy tanks / line up shots at enemies from your tank / ? fight enemy tanks from behind cover |
any | war robots, mechs?, mechani[sz]ed | =aimed-shooting mech | pilot a mech against enemies / ? fight enemy mechs from cover |
any | stealth, guard vision, patrols? | =horror-hide stealth | slip past guards unseen / sneak past guards without being caught / ? steal gold and slip past guards / ? sneak past guards to steal |
any | runner | =endless-runner | run past obstacles without stopping / run as far as you can past obstacles |
any | platformer, jump(?! [ibrs]), jumping(?! [ibrs]) | =platforming | jump over gaps and obstacles / jump from platform to platform / ? jump between ledges / ? climb by jumping / ? jump over obstacles as the run gets faster |
any | klotski, sliding block, slide [a-z]* ?blocks, unblock | =queue-jam block-sliding | slide blocks out of the way / slide one block free / clear a way between blocks | in the jam=on the board, car=block, jam=board
any | traffic jam, parking jam, bus jam | =queue-jam traffic-jam | clear a traffic jam car by car / free cars from a jam in the right order |
any | linker, linking game, connect[^.]* same color, longest line | =tile-blast color-linking | link blocks of one color / draw a line through blocks of one color / ? link flowers of the same color / ? link blocks of one color in long lines | tap=line
any | cube shooters?, color shooters?, block shooters? | =bubble-shooter cube-shooting | shoot down cubes of one color / break up walls of cubes shot by shot | bubble=cube
any | match.?3, match.?three, switching and matching | =match3-swap | swap tiles to match three / clear boards of tiles in threes |
any | visual novel, interactive story, interactive stories | =branching-story | decide how a story goes on / make choices in a story / ? decide which characters to trust in a story / ? make choices that other characters remember |
any | math, arithmetic, multiplication, division, subtraction | =trivia-quiz math | solve sums / answer math questions / ? solve sums against the clock / ? solve sums before the clock runs out | quiz question=sum
any | quiz, trivia, guess, guessing, charades | =trivia-quiz guessing | guess the answer from what little is shown / guess the answer / ? guess the answer before time runs out | quiz question=guess
any | yarn, bobbins? | =sorting yarn-sorting | sort yarn by color / send each ball of yarn where it belongs | piece=ball of yarn~balls of yarn
any | pok[eé]mon, digimon, tamers? | =creature-catch monster-training | raise monsters for battle / train monsters and let them battle | creature=monster
any | mmorpg, mmo, massively multiplayer, virtual worlds?, metaverse | =open-world online-world | explore an online world with others / roam a world full of other players / ? complete quests with other players / ? explore an online world with others and share what you find |
any | minigames, mini-games, multiplayer games, collection of games | =party-minigames mini-game | play one short mini-game after another / play mini-games / ? play mini-games with friends / ? play short contests with friends | contest=mini-game, in the contests=in the mini-games
any | territory, paper.?io | =absorb-grow territory | draw loops to claim land from rivals / steal ground from rivals by circling it | being swallowed=being cut off
any | police chief, precincts?, police station | =tycoon police-management | run a police precinct / run a police precinct and buy upgrades for it |
any | roguelite, roguelike, dungeon crawler | =roguelike-run |  |
any | battle cats, cat army | =lane-deploy army | send an army against the enemy / choose which troops meet the enemy next / ? tap to send fighters at the enemy base |
any | collect[^.]* heroes, summon[^.]* heroes, team of heroes, team of champions, roster of heroes, recruit[^.]* heroes, super heroes, gacha, nikke, summoners?, hero rpg | =auto-combat hero RPG | lead a team of heroes against enemies / build a team of heroes that beats enemies / ? collect heroes and fight turn-based battles / ? collect heroes into a squad and fight turn-based battles / ? collect characters into squads and fight turn-based battles / ? shoot from cover with a squad / ? collect heroes and let them fight on their own | fighter=hero~heroes
any | action rpg, hack.and.slash, hacking and slashing, beat.?.?em.?up | =melee-action | fight your way through groups of enemies / cut through crowds of enemies / ? fight through groups of enemies with a team of super heroes |
any | (?<!-)survival game, survival rpg, zombie survival, apocalypse survival, shelters? | =survival-craft survival | lead survivors and gather what they need / keep survivors alive / ? rebuild a shelter with what you find / ? keep survivors alive with what you find / ? lead survivors through the night |
any | civilizations?, build an empire, build your empire | =empire-4x | build up an empire / expand an empire by one city after another / ? lead armies and build up an empire |
any | rpg, role.?playing game | =turn-based-combat RPG | lead your characters against enemies and level them up / beat enemies and level up / grow stronger with every enemy you beat / ? collect heroes and fight turn-based battles / ? lead a party of heroes in turn-based battles / ? explore dungeons and fight monsters turn by turn / ? explore dungeons and fight monsters / ? lead a crew, fight gangs and take over businesses / ? collect generals and fight battles / ? explore a world and fight monsters |
any | racing game, car racing, karts? | =circuit-racing | race to the finish / race for first place / ? race lap after lap / ? race karts / ? race lap after lap, corner by corner |
any | flying game, flying arcade, flap | =endless-runner flying | fly past obstacles without stopping / ? slide down hills and fly | on the run=in the air
any | dodge, dodging, hop between | =endless-runner dodging | dodge every obstacle and stay alive / steer past one obstacle after another |
any | cooking game, recipes?, kitchen game | =orders-service cooking | cook dishes for customers / ? cook dishes for customers step by step |
any | detectives?, murder, mystery adventure | =point-and-click mystery | search scenes for clues / follow clues to solve a mystery |
any | casino, jackpots? | =slots | play casino games / ? spin the reels / ? play slots and table games |
any | draw lines?, draw a line, shape a line | =line-drawing | draw lines that solve each level |
any | deck.?building, deck.?builder | =deck-building |  |
any | solitaire, klondike | =solitaire |  |
any | mahjong | =pair-match |  |
any | sudoku, nonograms? | =logic-grid |  |
any | colou?ring | =colour-by-number | color pictures / color one picture after another |
any | dress.?up, makeover, fashion game | =dress-up-design |  |
any | hidden.objects? | =hidden-object |  |
any | escape room, escape game, point.and.click | =point-and-click |  |
any | jigsaws? | =spatial-packing |  |
any | word game, word puzzle, anagrams? | =word-clues |  |
any | bubble shooter | =bubble-shooter |  |
any | merge game, merge puzzle | =merge-items |  |
any | idle game, clicker, incremental | =idle-accumulation |  |
any | farming | =farm-production |  |
any | city.?builder, city.?building | =city-building |  |
any | tycoon, management game, management sim, management simulation | =tycoon |  |
any | life.?sim, life simulator, life simulation, virtual pet | =life-sim |  |
any | auto.?battler | =auto-combat |  |
any | turn.based tactics, tactics game, tactical | =turn-based-combat |  |
any | real.?time strategy, rts | =realtime-strategy |  |
any | moba | =moba |  |
any | fighting game, fighter | =fighting-duel |  |
any | rhythm game | =rhythm-tap |  |
any | drift(?:ing)? | =drift-stunt |  |
any | parking, driving simulator, truck simulator, bus simulator | =vehicle-sim |  |
any | trading card, card battle | =collectible-card |  |
any | card game | =shed-trick-cards |  |
any | board game | =abstract-board |  |
any | sandbox game, building game | =sandbox-build |  |
any | horror | =horror-hide |  |
any | open.world | =open-world |  |
any | brain teasers?, riddles? | =brain-teaser |  |
`;

/** Kinds of games that store texts name where no mechanic of theirs is certain. For the columns see `flavor-rows.ts`. */
export const kindRows = `
any | slingshots? | =aim-and-launch slingshot | fling birds from a slingshot / aim a slingshot | shot | the firing line=the slingshot
any | math, arithmetic, multiplication, division, subtraction, counting, remainders? | =trivia-quiz math | solve sums before the clock runs out / answer math questions | sum | quiz question=sum
any | battle royale, survival shooter, last one standing | =battle-royale | fight to be the last alive / outlast a whole island | match |
any | stealth, sneak, sneaking, patrols? | =horror-hide stealth | slip past guards unseen / sneak from hiding place to hiding place | mission | monster=guard, something that hunts by ear=a guard
any | klotski, sliding block, slide blocks, unblock | =queue-jam block-sliding | slide blocks until the way out is clear | board | the traffic jam=the board of blocks, car=block, jam=board
any | yarn, wool, knit, knitted, bobbins? | =sorting yarn-sorting | sort yarn by color / send each color of yarn where it belongs | spool | jar on the wrong shelf=strand on the wrong spool, the sorting shelves=the spools, goods=yarn~yarn, jar=ball of yarn~balls of yarn, shelf=spool, pour=turn, piece=ball of yarn~balls of yarn, thing=ball of yarn~balls of yarn
any | pok[eé]mon, digimon, tamers? | =creature-catch monster-training | raise monsters for battle / train monsters and let them battle | day | creature=monster
any | mmorpg, mmo, massively multiplayer, virtual worlds?, metaverse | =open-world online-world | explore an online world with others / roam a world full of other players | trip |
any | minigames, mini-games, multiplayer games, collection of games | =party-minigames mini-game | play one short game after another with friends | round |
any | territory, paper.?io | =absorb-grow territory | draw loops to claim land / steal ground by circling it | round | each rival you swallow=each loop you close, a bite taken early=a corner taken early, being swallowed=being cut off, swallowing whatever is smaller than you=closing loops around land, makes you a size larger=gives you one more corner, makes you a size smaller=takes a corner away
any | heroes, super.?heroes, summon, gacha, nikke | =auto-combat hero-RPG | lead a team of heroes into battle / choose heroes for each battle / build a team of heroes | battle | fighter=hero~heroes
any | tower.?defen[sc]e | =tower-defence | stop waves with towers / defend the road | wave |
any | rpg, role.?playing | =turn-based-combat RPG | lead a party into battle / choose a party for each battle | battle |
any | (?<!-)survival game, survival rpg, survivors, apocalypse, shelter, sanctuary | =survival-craft survival | keep a band of survivors alive / lead survivors through the night / rebuild a shelter for survivors | day |
any | every castle, cannons?, artillery, catapults? | =aim-and-launch castle-breaking | pick a shot and bring a castle down / aim at the weakest wall of a castle | shot |
any | civilization, build an empire, build your empire | =empire-4x | build up a civilization / expand an empire | campaign |
any | your army, cat army, battle cats | =lane-deploy army | send an army into battle / choose which troops fight next | battle |
any | police, precinct | =tycoon police-management | run a police precinct / expand a police precinct | day |
any | fishing, angler | =aim-power-sports fishing | cast a line and reel in fish | catch | shot=cast, stroke=cast
any | racing game, car racing, karts? | =circuit-racing | race lap after lap | lap |
any | shooter, guns?, sniper | =aimed-shooting | win firefights / shoot from cover | mission |
any | flight, aerial, flying arcade, airplanes? | =endless-runner flying | fly past obstacles without stopping | flight | on the run=in the air
any | jump(?! [ibrs]), jumping(?! [ibrs]) | =platforming | jump from ledge to ledge | level |
any | dodge, dodging, hop between | =endless-runner dodging | dodge whatever comes and stay alive | run |
any | detective, mystery, murder, clues | =point-and-click mystery | search scenes for clues | scene |
any | quiz, trivia, guess, guessing, charades | =trivia-quiz guessing | guess before time runs out / guess from what little is shown | guess | quiz question=guess
any | visual novel, interactive story, interactive stories | =branching-story | decide how a story goes / make story choices that stick | scene |
any | dungeons?, roguelite, roguelike | =roguelike-run | go deeper into a dungeon | run |
any | casino, jackpots? | =slots | spin the reels | spin |
any | draw, drawing, doodle | =line-drawing | draw lines that do the work | level |
`;

import { parseAlternatives, parseRows } from './rows.js';

/**
 * What a game is about, beside how it is played. Columns: words of a title or store text | settings that suit it, the
 * plainest first | first words of a name.
 */
const themeRows = `
penguins?, icebergs?, polar, arctic, antarctic(?:a)? | penguin-colony polar-station icebreaker glacier-camp seed-vault | Iceberg / Frosty / Snowdrift / Polar
snow, snowy, ice(?! cream), icy, frozen, frost, winter, blizzard, whiteout, christmas | winter-market snowball-war glacier-camp snow-queen polar-station ice-road mountain-railway | Frosty / Icicle / Snowfall / Winter
ski, skiing, sled, sledding, snowboard(?:ing)?, slopes? | ski-resort snowball-war ice-road mountain-rescue | Powder / Downhill / Avalanche
kingdoms?, kings?, queens?, royal, castles?, knights?, throne, princess | small-castles castle-siege knight-tournament border-valley sleeping-castle cloud-castle | Crown / Castle / Knight / Banner
casino, vegas, slots, slot machines?, jackpots?, blackjack, roulette, poker | grand-casino casino-heist dance-hall carnival paddle-steamer twenties-harbor | Lucky / Neon / Boulevard / High Roller
bingo | carnival beach-boardwalk county-fair game-show-studio paddle-steamer | Lucky / Boardwalk / Fairground
farms?, farming, farmers?, harvest, crops, barn, orchard | hill-farm county-fair raided-village rooftop-farms vineyard-estate river-market | Barnyard / Meadow / Orchard / Haystack
cook(?:ing)?, kitchen, restaurants?, chefs?, recipes?, meals?, pizza, burgers?, sushi, dishes | food-truck-festival corner-cafe night-market monster-inn river-market | Sizzle / Bistro / Tasty / Pepper
coffee, cafe, café, barista, brew | corner-cafe tea-hills food-truck-festival seaside-town university-town | Mocha / Latte / Roast
candy, candies, sweets, cookies?, gummy, gumdrops?, cakes?, cupcakes?, dessert, ice cream, chocolate, donuts?, bake, bakery, baking | candy-kingdom baking-town beach-boardwalk corner-cafe winter-market | Sugar / Frosting / Sprinkle / Toffee
fashion, makeup, makeover, makeovers, salon, dress up, dresses, outfits?, runway, stylist, glam, couture, barbie | fashion-district beauty-salon department-store movie-backlot masked-ball | Velvet / Runway / Silk / Mirror
football games?, nfl, madden, touchdowns?, quarterback, college football | college-stadium soccer-club | Gridiron / Saturday / Fourth Down
soccer, fifa, strikers?, goalkeeper, premier league, fc mobile, (?<!college )(?<!american )football | soccer-club college-stadium street-court parade-city | Kickoff / Stadium / Golden Boot
baseball, mlb, home run, innings? | ballpark county-fair | Ballpark / Ninth Inning / Bleacher
basketball, nba, dunks?, hoops | street-court college-stadium | Blacktop / Buzzer / Rim
golf, golfing, golfers?, fairway, skeet | golf-club alpine-hotel county-fair beach-boardwalk | Fairway / Caddie / Clubhouse
tennis, bowling, darts, billiards, gymnastics, athletes? | golf-club summer-camp beach-boardwalk big-top | Center Court / Rookie / Gold Medal
boxing, boxers?, ufc, mma, wrestling, wrestlers?, kung ?fu, martial arts, street fight, street fighters?, brawlers? | boxing-gym hill-dojo gladiator-city robot-league street-court | Knockout / Southpaw / Dojo / Bruiser
racing, racers?, drag race, race cars?, sports cars?, supercars?, street race, street racing, drift(?:ing)?, motorcycles?, motorbikes?, bikes?, karts? | night-races pit-lane stunt-arena desert-highway ice-road | Redline / Throttle / Piston / Chrome
traffic, parking, taxi, bus, buses, trucks?, truckers?, driving | downtown-traffic cable-car-city desert-highway night-races container-port | Downtown / Crossroads / Green Light
tanks?, artillery, world war, european war | tank-valley tunnel-war toy-soldiers armored-train | Iron / Steel / Bunker
modern combat, special forces, commandos?, snipers?, soldiers?, military, delta force, call of duty, battle royale, fps, gun | commando-base rooftop-rebels tunnel-war spy-city tank-valley | Bravo / Outpost / Sidewinder / Recon
zombies?, undead, apocalypse, apocalyptic, infected, walking dead | quarantined-town undead-tower desert-highway cathedral-crypts shopping-mall | Outbreak / Graveyard / Nightfall
survival, survivors?, shelters? | desert-island undead-tower raft-town quarantined-town tornado-plains polar-station | Last Camp / Driftwood / Shelter
space, galaxy, galactic, planets?, spaceships?, starships?, aliens?, crewmates?, cosmic, mars, orbit(?:al)?, astronauts?, star wars, rockets? | space-station moon-cargo mars-colony space-pirates green-planet moon-mine | Orbit / Comet / Nebula / Starlight
ocean, sea, underwater, (?<!big )fish(?:es)?, sharks?, submarines?, reefs?, mermaids?, aquarium, abyss | reef-city kelp-forest sea-floor-base turtle-town kraken-coast | Coral / Tidal / Pearl / Seabed
fishing, anglers? | bear-river lake-monster seaside-town kelp-forest | Riverbend / Lakeside / Trout
pirates?, treasure island, corsairs? | pirate-island ghost-ship smuggler-port kraken-coast space-pirates | Corsair / Cutlass / Black Flag
beach, tropical, island, islands, seaside, lagoon, resort | beach-boardwalk desert-island turtle-town seaside-town surf-beach | Palm / Seaside / Lagoon / Sunny
cruise, voyage, travel, travels, destinations | paddle-steamer grand-station balloon-race sleeper-train fjord-ferry | Passport / Voyage / Horizon
dragons? | dragon-valley fire-island cloud-castle hundred-floors small-castles | Ember / Wyvern / Dragonfire
wizards?, witch(?:es)?, magical, spells?, sorcery, sorcerers?, potions?, enchanted, fairy | witch-town fairy-forest goblin-market mushroom-forest sleeping-castle | Spellbound / Mystic / Cauldron / Moonlit
dungeons?, demons?, ravens, legendary heroes, warriors?, orcs?, goblins?, diablo, warhammer, rpg | hundred-floors labyrinth monster-inn crystal-caves cathedral-crypts | Torchlit / Rune / Brave / Deepstone
temples?, tombs?, jungle, ruins, expedition, explorers?, ancient | jungle-ruins labyrinth sphinx-tombs oracle-temple crystal-caves | Golden Idol / Jungle / Lost City
pharaohs?, egypt(?:ian)?, pyramids?, cleopatra, sphinx | sphinx-tombs phoenix-temple desert-trading-town djinn-city caravan-clans | Pharaoh / Scarab / Sandstone
dinosaurs?, dino, jurassic | dinosaur-island mammoth-valley gene-lab jungle-ruins | Raptor / Fossil / Amber
safari, cheetahs?, lions?, zoo, wildlife, savanna, wild animals?, hunter, hunting, deer | savanna night-zoo wildlife-rescue rainforest-treetops bear-river | Savanna / Wild / Waterhole
cats?, kitty, kitties, kittens?, neko, meow | cat-apartment pet-shelter porch-street attic-town | Whisker / Kitty / Catnip
dogs?, puppy, puppies, pets? | pet-shelter porch-street wildlife-rescue | Biscuit / Wet Nose / Barkside
birds?, chicks?, wings | seabird-island rainforest-treetops kite-rooftops | Feather / Nest / Skylark
ants?, bees?, bugs, insects? | ant-colony beehive insect-garden giant-greenhouse | Anthill / Honey / Beetle
gardens?, gardening, flowers?, blossoms?, blooms?, daisy, plants | cottage-garden giant-greenhouse insect-garden vineyard-estate rooftop-farms | Blossom / Petal / Ivy / Garden Gate
renovate, renovation, renovating, decorate, mansion, manor, interiors?, design home, dream home, room makeover | old-mansion seaside-town alpine-hotel apartment-9 vineyard-estate | Manor / Veranda / Fireside
hotels? | alpine-hotel haunted-hotel hot-spring-valley monster-inn | Grand / Lobby / Five Star
supermarkets?, grocery, goods, shelves, shoppers?, shopping | supermarket department-store shopping-mall covered-bazaar antique-market | Bargain / Aisle / Market Day
tycoon, business(?:es)?, capitalist, billionaires?, company, investments?, office, invest, rich | startup-office department-store oil-boom skyscraper-site container-port | Penthouse / Golden / Big Deal
city.?builder?, city.?building?, mayor, skyscrapers?, your city, your town, town, tiny tower | river-town skyscraper-site stair-quarter cable-car-city dam-valley | Skyline / Avenue / Riverside / Corner Lot
detectives?, crimes?, murder, mystery, mysteries, suspects?, investigate, investigation, criminal | gaslit-city sleeper-train museum-street fjord-ferry opera-house | Alibi / Foggy / Cold Case / Secret
horror, haunted, ghosts?, scary, nightmares?, spooky, creepy, freddy.?s, phantom | haunted-hotel ghost-ship werewolf-village vampire-castle cathedral-crypts | Hollow / Whisper / Midnight
mafia, gangsters?, gangs?, heists?, thief, thieves, grand theft, steal(?:ers)?, robbery, con, outlaw city | thieves-quarter casino-heist twenties-harbor smuggler-port neon-gangs | Heist / Getaway / Backstreet
spy, spies, agents?, hitman, snitch, assassins? | spy-city masked-ball sleeper-train museum-street | Alias / Undercover / Cold
school, classroom, math, students?, academy, multiplication, arithmetic | boarding-school university-town airship-academy summer-camp | Chalk / Campus / Schoolyard
words?, crosswords?, letters, vocabulary, spelling, anagrams?, language | endless-library forties-newsroom university-town museum-street sleeper-train | Inkwell / Headline / Library / Storybook
trivia, quiz, charades, categories, guess(?:ing)? | game-show-studio university-town summer-camp boarding-school | Buzzer / Showtime / Encore
piano, songs?, music, musical, rhythm, concerts?, pop idols?, idols?, band | music-quarter band-tour opera-house dance-hall bell-village | Encore / Melody / Backstage
colou?ring, colou?r by number, painting?, paintings?, artists?, artworks?, masterpieces? | artists-quarter museum-street parade-city kite-rooftops | Canvas / Palette / Easel
toys?, dolls? | night-toy-store toymaker-village attic-town toy-soldiers | Toybox / Windup / Playroom / Attic
jewels?, bejeweled, miners?, mining, gold mine, crystals, dig | crystal-caves gold-rush-camp moon-mine oil-boom | Quarry / Nugget / Geode
yarn, wool, knitting?, knitted?, threads?, sewing, bobbins? | yarn-shop fashion-district winter-market toymaker-village | Woolly / Bobbin / Thread
screws?, bolts?, factory, gears, machines, contraptions? | repair-quarter clock-tower robot-city toymaker-village | Cog / Rivet / Workshop
test tubes?, tubes?, liquids?, pour, flasks? | gene-lab witch-town corner-cafe | Flask / Vial / Bubbling
robots?, mechs?, transformers?, war robots | robot-league robot-city parallel-city space-station | Piston / Servo / Chrome
superhero(?:es)?, super heroes, marvel, avengers, batman, spider-man, villains | hero-city neon-gangs parallel-city | Caped / Rooftop / Sidekick
ninjas?, samurai, shogun, katana | samurai-pass hill-dojo kite-rooftops shadow-city | Lotus / Bamboo / Silent
three kingdoms, 三国, warlords?, dynasty, emperor | three-kingdoms samurai-pass spirit-steppe | Jade / Dynasty / Warlord
vikings?, norse, ragnarok | rune-fjord frozen-fleet kraken-coast | Longship / Rune / Fjord
greek, zeus, olympus, titans?, gods? | quarreling-gods greek-underworld oracle-temple labyrinth | Thunder / Olive / Marble
gladiators?, rome, romans? | gladiator-city oracle-temple quarreling-gods | Colossus / Laurel
cowboys?, wild west, sheriff, outlaws?, western | frontier-town gold-rush-camp desert-highway | Saloon / Dusty / Tumbleweed
empires?, civilizations?, conquer, territory, alliances? | border-valley small-castles three-kingdoms caravan-clans castle-siege | Banner / Realm / Scepter
clans?, villages?, barbarians?, settlers? | raided-village rune-fjord spirit-steppe border-valley | Palisade / Bonfire / Valley
trains?, railway, railroad, locomotives? | mountain-railway grand-station sleeper-train armored-train | Express / Junction / Whistle
pilots?, airplanes?, planes?, airships?, flying | airship-academy balloon-race airship-city | Propeller / Altitude / Cloud
carnival, circus, theme park, amusement, roller ?coaster, fairground, fair food | carnival big-top county-fair beach-boardwalk | Midway / Carousel / Big Top
pinball, retro, arcade classics?, pac-man, 8-bit | eighties-arcade roller-rink carnival | Quarter / Neon / Joystick
skate, skater, skateboard(?:ing)?, bmx, backflips?, parkour | skate-park roller-rink kite-rooftops | Kickflip / Curb / Halfpipe
surfing, surfboards? | surf-beach beach-boardwalk turtle-town | Big Wave / Longboard / Tidal
escape rooms?, room escape, locked rooms?, prison, jail | locked-houses old-mansion museum-street prison-planet | Keyhole / Latchkey / Lockdown
weddings?, brides?, romance, romantic, dating | vineyard-estate masked-ball porch-street movie-backlot | Bouquet / Confetti / Valentine
family life, families life, babies, virtual families, sims, daily life, villagers, neighbors?, life simulation | porch-street apartment-9 stair-quarter seaside-town | Front Porch / Neighborly / Doorbell
hollywood, movies?, films?, vlogger, celebrity, celebrities, famous | movie-backlot theater-district game-show-studio band-tour | Backlot / Spotlight / Red Carpet
mahjong, zen, relaxing tiles | tea-hills moon-rabbits animal-shrine hill-dojo spirit-town | Lotus / Jade / Teahouse
solitaire, klondike, card games? | paddle-steamer sleeper-train alpine-hotel seaside-town | Riverboat / Porchlight / Evening
hackers?, computer, console, infrastructure, virus(?:es)? | computer-network spy-city gene-lab | Firewall / Static / Overload
plague, disease, doctors?, hospital, patients | city-hospital inner-body gene-lab | Remedy / Night Shift / Pulse
police, precincts?, sheriffs? | gaslit-city twenties-harbor downtown-traffic | Badge / Night Patrol / Precinct
minigames, mini-games, party games?, party | carnival summer-camp game-show-studio county-fair | Confetti / Campfire / Showdown
monsters?, creatures?, pok[eé]mon, digimon | monster-inn gene-lab dinosaur-island mushroom-forest | Critter / Burrow / Wildling
`;

export interface Theme {
  words: RegExp;
  settings: readonly string[];
  titles: readonly string[];
}

export const themes: readonly Theme[] = parseRows(themeRows).map(([words = '', settings = '', titles]) => ({
  words: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.split(', ').join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
  settings: settings.split(' '),
  titles: parseAlternatives(titles),
}));

import type { TaxonomyFamily } from '../taxonomy.types.js';

export const cardsAndChance: TaxonomyFamily = {
  id: 'cards-and-chance',
  name: 'Cards and chance',
  kind: 'mechanic',
  entries: [
    {
      id: 'deck-building',
      name: 'Deck building',
      definition: 'Improve a deck card by card during a run or between matches.',
      related: ['collectible-card', 'roguelike-run'],
      certain: `deckbuilder | deck building`,
      sure: `deck builder | deck =building/=buildings | deckbuilding | build ~4 deck | card roguelike |
        roguelike card | construct ~4 deck | craft ~3 deck | customize ~3 deck | create ~4 deck |
        assemble ~3 deck | deck construction | deck of ~3 card ~4 upgrade | upgrade ~3 deck |
        improve ~3 deck | unique deck | your own deck | choose ~4 card ~4 deck | optimize ~2 deck |
        build =and duel | power up ~2 deck`,
      likely: `deck ~3 card | card ~3 deck | strengthen ~2 deck | battle deck | powerful deck | ultimate deck`,
      hint: `card | deck | draw | hand`,
      title: `deck | deckbuilder`,
      not: `deck of card | deck ~2 out | 52 card deck | deck ~2 solitaire | # deck | standard deck | draw deck |
        shuffle ~2 deck | flight deck | below deck | deck ~1 hall | deck ~2 playing_cards | on deck |
        across deck | clear ~2 deck | ai to create your deck`,
      genres: ['card', 'strategy'],
    },
    {
      id: 'collectible-card',
      name: 'Collectible card battle',
      definition: 'Duel with a personal deck drawn from a large collection.',
      related: ['deck-building', 'turn-based-combat', 'async-pvp'],
      certain: `trading card game | collectible card game | ccg | tcg`,
      sure: `collectable card game | card battle | card battler | card duel | card rpg | card combat |
        battle card | collect ~4 card ~5 battle/duel/fight/deck | card strategy game | strategic card game |
        strategy card game | card ~2 battle ~2 game | digital card game | card collecting |
        fantasy card game | duel ~3 card | card ~3 duel | trading card battle | collectable card battle |
        hearthstone | magic the gathering | yugioh | summon ~3 card | card warfare`,
      likely: `card ~3 battle | powerful card | card war | collectible card | upgrade ~3 card | collect ~4 card ~6 upgrade`,
      hint: `card | deck | duel | spell | collect | card game ~3 strategy/battle/rpg | cards ~3 strategy | card hero | player card | unlock ~3 card ~4 deck | cards`,
      title: `tcg | ccg | duel | card_battle | duelist`,
      not: `card ~4 solitaire | gift card | sim card | credit card | card ~2 poker | battle ~3 uno |
        bingo card | card back | card album | business card | collect card ~2 complete | collect ~1 the card |
        red card | memory card | fact card`,
      genres: ['card'],
    },
    {
      id: 'solitaire',
      name: 'Solitaire',
      definition: 'Order or clear cards alone by patience rules.',
      related: ['pair-match', 'shed-trick-cards', 'daily-quests'],
      certain: `solitaire | klondike | tripeaks | freecell`,
      sure: `tri peaks | patience game | spider ~1 card | pyramid card | golf solitaire | card game patience |
        solitary card`,
      likely: `patience ~2 card | tableau | draw 1 ~3 draw 3 | foundation ~3 card | classic card ~2 single`,
      hint: `card | deck | tableau | patience | shuffle`,
      title: `solitaire | klondike | freecell | tripeaks | patience`,
      not: `mahjong solitaire | jigsaw ~3 solitaire | shanghai solitaire | solitaire mahjong | peg solitaire`,
      genres: ['card'],
    },
    {
      id: 'shed-trick-cards',
      name: 'Shedding and trick cards',
      definition: 'Classic table card play: get rid of your hand, win tricks or form melds.',
      related: ['party-minigames', 'casino-cards', 'async-pvp'],
      sure: `uno | rummy | bridge ~2 card | card game ~3 friend | durak | euchre | tonk | canasta |
        teen patti | hearts card | spades card | spades | card game classic | gin rummy | pinochle |
        cribbage | phase 10 | crazy eights | whist | belote | tarneeb | okey | skip bo | trick taking |
        trick card | card game ~4 opponent/multiplayer/online | classic card game | old maid | call break |
        callbreak | tongits | hearts game | win ~2 trick | take ~2 trick | get rid of ~3 card |
        discard ~3 card | meld | president card | mahjong ~3 opponent/bot | riichi mahjong |
        four player mahjong | 3 card ~2 patti | solo card | indian rummy | spite =and malice |
        card game rules | empty ~2 hand/pile | first to empty | =skat | trick taking card game`,
      likely: `trick ~3 hand | bid ~3 trick | card ~3 hand ~3 player`,
      hint: `hand | trick | heart | spade | card | deal | card game`,
      title: `uno | rummy | spades | hearts | euchre | bridge | gin | cribbage | skip_bo | phase_10 | tonk | canasta | whist`,
      not: `solitaire card game | trading card game | collectible card game | solitaire ~3 card game |
        bridge ~2 build/construct | build ~3 bridge | london bridge | word card game | queen ~1 heart |
        collect heart | heart ~1 refill | trick ~1 treat | lives ~2 heart`,
      absorbs: ['casino-cards'],
      genres: ['card'],
    },
    {
      id: 'casino-cards',
      name: 'Casino tables',
      definition: 'Bet chips on poker, blackjack, roulette and similar tables.',
      related: ['slots', 'virtual-economy', 'tournaments'],
      certain: `poker | blackjack | texas holdem`,
      sure: `texas hold em | holdem | roulette | baccarat | casino table | table game | pai gow | craps |
        omaha | sic bo | casino card | 21 ~2 casino | video poker | video_poker |
        place ~2 bet ~4 table/dealer/hand | royal flush | high low card ~2 bet | keno`,
      likely: `bet ~3 chip | card ~3 casino | bluff | casino ~3 table`,
      hint: `chip | bet | hand | jackpot | casino game | dealer | all in ~3 chip | casino`,
      title: `poker | blackjack | holdem | casino | roulette | baccarat | vegas_poker`,
      not: `poker face | poker mode | slot ~4 casino game | car dealer | social casino game | dice poker |
        poker dice | free casino game | blackjack slot`,
      genres: ['casino', 'card'],
    },
    {
      id: 'slots',
      name: 'Slot spinning',
      definition: 'Spin reels for chance-based payouts, bonus rounds and jackpots.',
      related: ['casino-cards', 'virtual-economy', 'coin-raid', 'vip-tiers'],
      requires: `casino | jackpot | reel | vegas | slot machine | =spin | =spins | =spinning | 777`,
      certain: `slots | free spin ~3 reel`,
      sure: `vegas slot | casino slot | spin ~3 reel | free slot | slot game | slot casino | reel ~4 spin |
        slot ~3 jackpot | jackpot ~4 slot | 777 | video slot | spin ~2 slot | classic slot | pokies |
        slot tournament | social casino | vegas casino | casino experience ~4 slot/spin |
        free spin ~4 jackpot/bonus/reel/slot | progressive jackpot | fruit machine | slot ~3 spin |
        slot machine`,
      likely: `big win ~3 spin/casino | slot ~3 vegas`,
      hint: `spin | bonus | payout | wild | scatter | las vegas | reel | spin ~2 win | free spin`,
      title: `slots | slot | jackpot | vegas | 777 | casino | vegas_casino`,
      not: `time slot | weapon slot | save slot | temporary slot | extra slot | slot ~2 available |
        equipment slot | item slot | card slot | waiting slot | skill slot | box ~2 slot | slot car |
        spin ~2 wheel | inventory slot | fill ~2 slot | slots ~2 full | empty slot | memory slot | hero slot |
        letter slot | reel ~2 fish | fish ~3 reel | reel in | trial ~2 slots | highlights reel | tool slot`,
      outranks: ['roll-and-move', 'tycoon'],
      genres: ['casino'],
      absorbs: ['casino-cards'],
    },
    {
      id: 'bingo',
      name: 'Bingo',
      definition: 'Mark called numbers on cards faster or luckier than others.',
      related: ['virtual-economy', 'boosters', 'collection-album'],
      certain: `bingo`,
      sure: `daub | bingo room/game/card/hall`,
      likely: `called number | bingo ball | lotto | lottery`,
      hint: `card | room | number | caller | ball`,
      title: `bingo | tombola | lotto`,
      genres: ['casino', 'board'],
    },
    {
      id: 'roll-and-move',
      name: 'Roll and move',
      definition: 'Dice or spins move a token around a board that pays, taxes and surprises.',
      related: ['abstract-board', 'coin-raid', 'party-minigames'],
      certain: `roll ~1 dice | ludo | dice game`,
      sure: `roll ~3 dice | roll ~3 die | snake =and ladder | snakes ~2 ladders | backgammon | yatzy |
        yahtzee | dice rolling | board adventure | dice roll | parcheesi | parchisi | board game ~4 dice |
        dice ~4 board | farkle | dice ~3 move | business board game | rolling ~2 dice | dice ~2 strategy |
        dice battle | roll ~2 move | pachisi | the game of life | catan | dice ~2 poker | rento |
        roll # dice | dice roller | rolling dice`,
      likely: `dice | monopoly | board ~3 token | pass go | chutes | monopoly ~3 board/game/classic/roll/dice`,
      hint: `dice | board | roll | token | luck`,
      title: `dice | ludo | yatzy | yahtzee | backgammon | monopoly | dados | farkle`,
      not: `monopoly tycoon | create ~2 monopoly | block ~2 roll | dice ~3 merge | merge ~2 dice |
        monopoly slot | monopoly ~3 slot | roll ~2 ball`,
      genres: ['board'],
    },
    {
      id: 'coin-raid',
      name: 'Spin, attack and build',
      definition: 'Random spins or rolls give coins, attacks and thefts that fund village after village.',
      related: ['slots', 'roll-and-move', 'base-raid', 'wheel-spin', 'collection-album'],
      sure: `coin master | attack =and raid | spin to earn | spin attack | raid ~3 village/island/friend |
        attack ~2 friend | spin ~6 raid | spin ~6 attack | spin ~8 build ~3 village/island/kingdom |
        steal ~3 loot | raid =and attack | roll ~5 raid | attack ~3 village | spin raid | steal ~4 friend |
        attack ~3 raid | island ~3 attack ~4 steal | village after village | raid ~1 friend`,
      likely: `steal | pig bandit | revenge ~3 friend | shield ~4 village | bank heist ~3 friend |
        steal ~4 coin`,
      hint: `spin | shield | raid | village | steal | attack | coin`,
      title: `coin_master | raid_friends | spin_raid | coin`,
      not: `raid ~2 dungeon | steal ~2 show/base/heart/ball/scene | guild raid | clan ~3 raid | raid with`,
      absorbs: ['base-raid', 'slots'],
      outranks: ['base-raid'],
      genres: ['casual', 'casino'],
    },
    {
      id: 'abstract-board',
      name: 'Abstract board strategy',
      definition: 'Perfect-information board duels such as chess, checkers, go or reversi.',
      related: ['roll-and-move', 'async-pvp', 'logic-grid'],
      certain: `checkers | dominoes | reversi | chess game`,
      sure: `draughts | othello | gomoku | tic tac toe | connect four | domino | shogi | xiangqi |
        four in a row | 4 in a row | five in a row | board game ~4 strategy | nine men | checkmate |
        chess puzzle | mancala | game of go | noughts =and crosses | tic-tac-toe | abstract strategy |
        quoridor | line of four | chess ~2 opponent | chess`,
      likely: `classic board game | board game | dots =and boxes | strategy board | morris | checker |
        battleship`,
      hint: `board | opponent | move | piece | ai difficulty | grandmaster`,
      title: `chess | checkers | domino | dominoes | reversi | othello | gomoku | draughts | tic_tac_toe | board_game | shogi`,
      not: `auto chess | board game ~3 monopoly | like ~3 chess | human chess | monopoly ~2 board game |
        domino effect | game board | battleship ~3 fleet`,
      genres: ['board'],
    },
  ],
};

import type { TaxonomyFamily } from '../taxonomy.types.js';

export const wordsAndKnowledge: TaxonomyFamily = {
  id: 'words-and-knowledge',
  name: 'Words and knowledge',
  kind: 'mechanic',
  entries: [
    {
      id: 'word-build',
      name: 'Word building',
      definition: 'Form words from a limited set of letters to fill slots or score points.',
      related: ['word-clues', 'daily-quests', 'hint-help'],
      certain: `form/make/build/spell ~1 word | anagram | connect ~1 letter`,
      sure: `word connect | connect ~3 letter | swipe ~3 letter |
        form/make/build/create/spell/compose/construct ~4 word | spelling game | scrabble | word puzzle |
        word scramble | unscramble | letter tile | word builder | boggle | word cross | words ~2 friend |
        word battle | word ~2 from letter | link ~2 letter | jumble word | letter ~3 word |
        word stack/cookies/cookie/chef/tower/link/wheel/mania/master | word making |
        word =building/=buildings | spell ~2 word | tile ~3 word | word tile | drag ~2 letter`,
      likely: `crossword ~2 letter | word brain | letter ~2 board`,
      hint: `letter | vocabulary | spelling | word | spell | new word | word challenge | word game`,
      title: `word | words | scrabble | anagram | letters | spelling`,
      not: `word search | magic spell | cast spell | guess ~2 word | word processor | secret word | =keyword |
        last word | =wordless`,
      genres: ['word'],
    },
    {
      id: 'word-clues',
      name: 'Word clues',
      definition: 'Fill, find or guess words from clues, pictures or feedback.',
      related: ['word-build', 'trivia-quiz', 'hint-help'],
      certain: `crossword | word search | guess ~1 word`,
      sure: `wordsearch | word find/finder | theme word | guess ~3 word |
        wordle | word guess/guessing | guess word | # pic/picture/photo/image # word | hangman | cryptogram |
        five letter word | # letter word | secret word | =pics ~2 word | picture ~4 word |
        pictures ~3 common | what is the word | guess ~2 picture ~3 word | rebus |
        decode ~2 quote | charade | word association | guess ~2 phrase | fill in the blank | draw =and guess |
        guess ~2 drawing | word hunt | arrow word | codeword | word trail`,
      likely: `clue ~3 word | word ~2 clue | guess ~2 emoji | pictionary | find/searching ~3 word | hidden word`,
      hint: `clue | word | guess | letter | acronym | find ~2 answer | guess ~2 answer`,
      title: `crossword | word_search | wordle | word_find | hangman | pics | guess_word | charades`,
      not: `spread ~2 word`,
      genres: ['word', 'trivia'],
    },
    {
      id: 'trivia-quiz',
      name: 'Trivia and quiz',
      definition: 'Answer knowledge questions for points, often against the clock or other people.',
      related: ['brain-teaser', 'word-clues', 'party-minigames', 'async-pvp'],
      certain: `trivia | quiz`,
      sure: `general knowledge | test ~3 knowledge |
        guess ~2 flag/logo/country/song/movie/celebrity/brand/city/artist/player/character | multiple choice |
        answer ~3 question | question ~3 category | question =and answer | # question | # ~2 question |
        trivia question | quizzes | personality test | would you rather | logo quiz | flag quiz |
        fun fact ~4 question | correct answer | question about | guess the picture`,
      likely: `true or false | learn ~2 fact | expand ~2 knowledge | guess ~1 price`,
      hint: `category | answer | fact | smart | question | knowledge | right answer`,
      title: `quiz | trivia | guess`,
      not: `question ~2 contact | any question | question or | have ~2 question | frequently ask question |
        ask ~1 question | question/feedback ~3 mail/support | iq question | question everything |
        the question is | question ~2 suggestion | test drive | only question | question ~3 everyone |
        question ~2 feedback | question ~2 problem | question ~2 issue`,
      outranks: ['rhythm-tap'],
      genres: ['trivia'],
    },
  ],
};

export const creative: TaxonomyFamily = {
  id: 'creative',
  name: 'Creative',
  kind: 'mechanic',
  entries: [
    {
      id: 'colour-by-number',
      name: 'Coloring',
      aliases: ['Colouring'],
      definition: 'Fill outlined areas with colors, usually guided by numbers.',
      related: ['dress-up-design', 'tidy-up'],
      certain: `color by number | coloring book | coloring page`,
      sure: `paint by number | coloring game | pixel art color/coloring | number coloring | coloring picture |
        mandala | color ~3 picture | coloring app | paint ~2 number | pixel coloring | color ~2 page |
        colorful drawing ~3 fill | number paint | tap ~2 color ~4 number | diamond painting | cross stitch |
        adult coloring`,
      likely: `color ~3 drawing/image/artwork/illustration | painting game | fill ~3 color | paint ~2 picture | art therapy | free color | =coloring`,
      hint: `palette | drawing | relax | paint | artwork | brush`,
      title: `coloring | color_by_number | paint_by_number | color | paint | pixel_art`,
      not: `color match | color ball | same color | color ~1 sort | color blind | paint job |
        paint ~2 town/map`,
      genres: ['entertainment', 'education', 'family'],
    },
    {
      id: 'dress-up-design',
      name: 'Dress-up and design',
      definition: 'Choose clothes, make-up, furniture or cakes to suit a theme or a rating.',
      related: ['avatar-cosmetics', 'decorate-renovate', 'colour-by-number', 'life-sim'],
      certain: `dress up | fashion game`,
      sure: `dressup | makeup | make up ~2 game/artist/salon/makeover/hair/look | home design |
        interior design | design home | hair salon | stylist | nail salon | nail art | fashion show |
        fashion designer | hairdresser | beauty salon | fashion ~2 style/stylist/simulation/challenge |
        style ~3 model/doll/girl/princess/outfit/client | create ~3 outfit | spa salon | decorate ~2 cake |
        wedding dress | design ~2 cake | model ~2 runway | fashionista | choose ~3 outfit/dress/dresses |
        princess salon | avatar maker | doll ~2 dress | wardrobe ~4 style/outfit | baking ~2 decorate |
        interior designer | fashion doll | makeover | costume/clothes/mask/hairstyle ~5 make/create ~3 own character |
        food/cake/donut/candy/cupcake/ice_cream/dessert maker | design ~2 outfit/dress/clothes`,
      likely: `makeover ~2 room | design ~2 house | decorate ~2 cupcake/cookie | manicure | outfit ~3 style |
        tattoo ~2 design | mix =and match ~3 outfit/clothes/style |
        design ~3 outfit/dress/clothes/room/interior/cake`,
      hint: `style | outfit | furniture | decor | dress | beauty | princess | clothes | accessory | fashion | salon | design ~3 room/home/space | hairstyle | haircut`,
      title: `fashion | dress | makeover | salon | makeup | stylist | design | dress_up`,
      not: `dress ~2 character/hero/him/your_pet/his | design ~3 level | game design | graphic design |
        level design | minimalist design | beautiful design | well design | fashion ~1 old | outfit ~1 bonus |
        makeover for | limited time ~3 makeover`,
      genres: ['lifestyle', 'simulation', 'family', 'graphics & design'],
    },
  ],
};

import type { TaxonomyFamily } from '../taxonomy.types.js';

export const buildAndManage: TaxonomyFamily = {
  id: 'build-and-manage',
  name: 'Build and manage',
  kind: 'mechanic',
  entries: [
    {
      id: 'farm-production',
      name: 'Farming and production chains',
      definition: 'Grow, harvest, process and deliver goods through linked buildings.',
      related: ['city-building', 'life-sim', 'orders-service', 'decorate-renovate'],
      certain: `farming game | harvest ~1 crop | plant ~1 crop | grow ~1 crop`,
      sure: `farm game | farming game/simulator/sim/simulation/adventure/life/experience | grow ~4 crop/plant/vegetable/fruit/harvest/weed/flower | harvest ~4 crop | plant ~4 crop/seed/vegetable | build ~4 farm | manage ~3 farm | your ~3 farm | farm life | dream farm | raise ~4 animal/cow/chicken/livestock/sheep | run ~3 farm | farm animal | family farm | own farm | harvest moon | farm ~4 crop | crop ~3 animal | grow ~2 food | harvest ~3 fresh/plant/vegetable/fruit/good | ranch | tend ~3 crop/garden/farm/animal | milk ~2 cow | production chain | fields ~3 plant | growing ~3 crop/weed/plant`,
      likely: `farming | harvest | crop | plant ~3 grow | grow ~3 garden | sell ~3 product/good/crop | trade ~3 good | grow ~4 plant | farmer | cultivate | produce ~4 good/material | feed ~3 animal ~4 farm`,
      hint: `crop | animal | barn | order | farm | harvest | plant | seed | cow | garden | growing | factory ~4 produce | craft ~3 good | hay`,
      title: `farm | harvest | hay | farmer | farming | ranch | acres | farmville`,
      not: `acre ~3 level | farm ~3 hero_saga | farm heroes | farm resource | gold farm | farm ~1 loot | farm ~1 match |
        ant farm | farm ~2 monster | server farm | resource farm`,
      genres: ['simulation', 'casual', 'family'],
    },
    {
      id: 'city-building',
      name: 'City building',
      definition: 'Lay out homes, services and industry so that a settlement prospers.',
      related: ['tycoon', 'farm-production', 'building-timers', 'empire-4x'],
      certain: `city building | city builder | build ~2 city | build ~2 town`,
      sure: `city =building/=buildings | town =building/=buildings | town builder | design ~3 city/town |
        build ~3 metropolis | colony ~3 build/sim/manage | citizen ~4 city/happy/town |
        settlement ~3 build/grow/expand | city simulator | town ~4 citizen | metropolis | village builder |
        build ~5 dream city/town/park/village/kingdom | create ~4 city/town/park | build ~2 civilization |
        city management | city sim | city skyline | build ~3 paradise | kingdom =building/=buildings |
        own city | build a thriving | craft ~2 kingdom |
        build ~2 theme_park/park/zoo/resort/amusement_park/colony/settlement/metropolis`,
      likely: `build ~3 =building/=buildings | expand ~3 city/town/village/park | skyscraper |
        simulation ~3 city | urban | settler | =building/=buildings simulation |
        design ~3 park/village/kingdom | base builder | grow ~3 city/town/village/settlement |
        build ~3 kingdom | build ~2 village | build ~3 house ~3 town | mayor | build =and expand |
        build ~3 island | island ~2 build | kingdom builder | kingdom building |
        construct ~4 =building/=buildings/city`,
      hint: `citizen | town | =building/=buildings | mayor | city | build | construct | population | infrastructure | resident | =building/=buildings game | village ~3 grow | town ~3 expand | residents | colony`,
      title: `city | town | township | village | metropolis | builder | simcity | tower_build | zoo | park`,
      not: `city street | around ~2 city | city ~2 race/drive | save ~2 city | ghost town | city ~2 car |
        town hall | build ~4 village ~6 raid/attack/spin/clan/coin | village ~3 coin | attack ~3 village |
        jam city | jackpot city | drive ~4 city | city ~2 night | town ~2 mystery | car park | in town |
        zombie ~3 city | city map | =buildings ~3 village`,
      genres: ['simulation', 'strategy'],
    },
    {
      id: 'tycoon',
      name: 'Tycoon management',
      definition: 'Reinvest profit to expand a business and its staff.',
      related: ['idle-accumulation', 'city-building', 'orders-service', 'carry-unlock'],
      certain: `tycoon | business simulator | business empire`,
      sure: `business simulator/simulation/game/empire/sim | build ~4 business | restaurant empire |
        run ~3 own | management game/sim/simulation/simulator |
        hotel/business/coffee/food/media/store/shop/mining/factory/transport/airline/gym empire |
        manage ~4 business/restaurant/hotel/store/shop/supermarket/company/factory/airline/airport/hospital/school/park/cafe/gym/prison/studio/mall/theater/casino/zoo/station |
        expand ~4 business | business ~4 manage | maximize ~3 profit | own ~3 company/business |
        start ~4 business/company | capitalist | entrepreneur | supermarket simulator | store simulator |
        shop simulator | grow ~4 business/company |
        run ~4 shop/business/store/company/hotel/cafe/airline/supermarket/factory/firm/prison/hospital |
        simulation ~3 business | become ~4 millionaire/billionaire |
        invest ~3 business/profit/property/stock | hire ~3 staff/employee/worker |
        your own business/company/shop/store/restaurant/hotel/studio | business management |
        real estate ~3 buy/empire/invest | landlord | profit | manager ~4 profit |
        open ~4 shop/store/restaurant/business/cafe/hotel | restaurant of your dream | hotel empire`,
      likely: `hire ~3 staff/employee/worker/manager | earn ~3 money ~4 upgrade/expand/buy | simulation game ~3 manage | stock market`,
      hint: `profit | staff | upgrade | customer | money | manage | business | invest | employee | rich | profits | investor | make ~2 money | customer ~4 money`,
      title: `tycoon | inc | empire | manager | idle_tycoon | capitalist | mogul | magnate`,
      not: `manage ~3 team/club/squad/subscription/resource | non profit | soccer manager | time management |
        football manager | business partner | anger management | subscription ~2 manage | manage ~1 momentum |
        manage ~2 defense | kingdom management`,
      genres: ['simulation'],
    },
    {
      id: 'orders-service',
      name: 'Time-pressed service',
      definition: 'Prepare and hand over what waiting customers ask for, quickly and in order.',
      related: ['tycoon', 'farm-production', 'merge-items'],
      certain: `cooking game | time management | serve ~1 customer`,
      sure: `restaurant game | serve ~5 customer/guest/client/diner/food/dish/meal/patient/drink |
        cook ~4 dish/meal/food/recipe/delicious | serve ~3 food/dish/meal/coffee | run ~3 restaurant |
        your ~3 restaurant |
        cooking ~3 fever/simulator/craze/adventure/madness/restaurant/dash/city/skill/diary/experience |
        chef ~4 restaurant/cook/kitchen | customer ~4 order | order ~4 customer |
        prepare ~4 food/meal/dish/order/coffee/drink | hungry customer |
        burger ~3 make/serve/shop/cook | bake ~4 cake/cookie/bread/pizza | cook =and serve |
        fulfill ~3 order | customer ~2 serve | complete ~3 order |
        become ~3 chef | restaurant ~3 customer | customers ~3 waiting`,
      likely: `delicious ~2 food/dish/meal/recipe | cooking | diner | food truck | bartender | barista | waiter | waitress | kitchen ~4 cook |
        keep ~3 guest/customer ~1 happy | guest happy | customer happy | picky ~1 customer/guest |
        make ~3 pizza/burger/sushi/coffee/ice_cream/cake`,
      hint: `customer | dish | kitchen | order | chef | cooking | recipe | ingredient | serve | coffee shop | customers | restaurant | cafe | cook | pizza | burger | bakery`,
      title: `cooking | chef | diner | cook | restaurant | kitchen | bakery | cafe | pizza | burger | food`,
      not: `cook book | restaurant ~2 renovate | restore ~3 restaurant | pressure cook | animal ~2 food |
        customer service/support/care | custom ~1 order | in order | cooked up | order ~2 magnitude |
        cooking ~1 fishing | fishing ~1 cooking | crafting ~1 cooking | collect ~1 food | food ~1 water |
        cooking ~1 match | cat food | turn order | favorite food | food chain | new order | pre order |
        order of | ant ~2 food | food ~2 home | visit ~2 restaurant`,
      genres: ['casual', 'simulation'],
    },
    {
      id: 'survival-craft',
      name: 'Survival crafting',
      definition: 'Collect raw materials, craft tools and shelter, and stay alive.',
      related: ['sandbox-build', 'open-world', 'inventory-gear', 'horror-hide'],
      sure: `survival game | craft ~4 tool/weapon/shelter/item/armor/gear ~5 surviv | crafting ~3 survival |
        survive on ~3 island/planet/raft | build ~3 shelter | survival simulator | craft ~2 tool |
        craft =and build | survival ~3 craft/crafting | survival crafting |
        gather ~3 resource ~5 craft/build/survive | survival sandbox | survival adventure | desert island |
        deserted island | zombie survival | craft ~4 survive |
        survive ~4 wild/wilderness/apocalypse/island/harsh/hunger/nature/winter/cold |
        survival ~3 open_world/simulation/skill/rpg | raft ~3 survive/ocean | hunger ~3 thirst |
        find ~4 food ~3 water | stay alive ~4 craft | survival mmo | wasteland ~3 survive | campfire`,
      likely: `survivor ~3 shelter/build/craft | scavenge | apocalypse ~3 survive | =building/=buildings ~2 crafting ~3 survive | collect ~4 resource ~4 craft | mine ~3 craft | post apocalyptic ~4 survive/survival`,
      hint: `resource | shelter | hunger | island | wood | hunt | apocalypse | zombie | craft ~3 weapon/item/tool | crafting | gather ~2 resource | scavenge | stranded | crafting ~3 =building/=buildings`,
      title: `survival | survive | craft | raft | stranded | last_day | lost_island | survival_game | survival_craft`,
      not: `survival mode | craft ~2 your_own_story | hand craft | story of survival | fierce ~3 survival |
        survive ~3 horde/wave | craft beer | survive as long | crafting ~2 gear | trivia survival |
        carefully craft | beautifully craft | expertly craft | how long ~3 survive | survive ~1 round |
        lovingly craft | survival shooter | fight for survival`,
      genres: ['adventure', 'simulation', 'roleplaying'],
    },
    {
      id: 'sandbox-build',
      name: 'Sandbox building',
      definition: 'Place or dig blocks freely in an open world with few set goals.',
      related: ['survival-craft', 'open-world', 'ugc-sharing'],
      sure: `block world | build anything | pixel world | creative mode | =craft world |
        block ~3 build ~4 world | voxel | minecraft | block =building/=buildings | block craft |
        create ~3 own world | world =building/=buildings | world builder | build ~1 destroy | build ~4 anything | place ~2 block ~4 build |
        mine ~3 block | dig ~3 block | god game | creation ~3 sandbox | playground ~2 sandbox |
        build ~3 whatever`,
      likely: `create anything | infinite world | mining =and/crafting | explore ~2 build |
        build ~3 imagine/imagination | lego | free build | unlimited ~2 build | build =and explore |
        terraform | build ~3 creation | build ~3 own world | sandbox |
        build ~4 machine/contraption/vehicle/rocket | create ~3 ultimate ~2 machine/contraption/vehicle |
        cube world | build ~4 block`,
      hint: `block | create | explore | world | voxel | imagination | mine | dig | build`,
      title: `sandbox | craft | block_craft | minecraft | playground | voxel | build`,
      not: `block puzzle | wood block`,
      genres: ['simulation', 'adventure'],
    },
    {
      id: 'life-sim',
      name: 'Life and care simulation',
      definition: 'Guide people or pets through needs, homes, jobs and relationships.',
      related: ['dress-up-design', 'pets-companions', 'relationship-bonds', 'farm-production'],
      certain: `virtual pet | life simulation | life simulator`,
      sure: `pet game | dollhouse | doll house | pretend play | baby care | dating sim | babysitter |
        virtual life | pet ~3 care | care for ~4 pet/animal/baby/puppy/kitten |
        adopt ~4 pet/kitten/puppy/cat/dog/baby | life sim | feed ~4 bathe/bath/wash/play/sleep/tuck |
        raise ~4 baby/child/kitten/puppy/family/pet/kid | tamagotchi | simulation ~3 life | virtual family |
        career ~4 relationship/marry/family/life | pet simulator | hospital ~3 kid/doctor/pretend/play |
        doctor game | vet ~3 pet/animal | toca | animal simulator | cat simulator | dog simulator |
        wolf simulator | school life | create ~3 story ~4 character ~3 house | open doll |
        talking ~2 cat/pet/tom/dog | create/make/control ~3 sim/sims | love =and care | mommy | pregnant | town ~3 pretend | life story |
        second life | take care of ~3 baby/pet/animal/cat/dog/puppy/kitten/sim`,
      likely: `pet ~4 feed/play/care | virtual world ~4 live/life | cute pet | preschool | attract ~3 cat |
        =sims | life of ~2 sim | kindergarten | daycare | life choices | nurture | role play ~2 kid/family |
        pretend to be | live ~3 life | take care of him/her`,
      hint: `family | home | care | feed | pet | sleep | mood | relationship | doll | dating | everyday life | get married | roleplay | toddler | grow up`,
      title: `pet | my_life | life | sims | baby | simulator_life | pets | puppy | kitten | doctor | my_town | avatar_world | =sims | talking_tom | life_simulator`,
      not: `real life | life and death | life or death | half life | life ~1 time | double life | extra life |
        life ~1 long | life style | bring ~3 life | come ~2 life | pet battle | family friendly |
        family game | whole family | the family | save life | city life | daycare ~2 idle | family member |
        friend ~2 family | pet ~1 companion | loyal pet | pets ~2 help`,
      genres: ['simulation', 'family', 'education'],
    },
  ],
};

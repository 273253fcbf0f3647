import { countryName } from '../../common/countries.js';
import { type Platform, nameStore } from '../../games/games.types.js';

/** Countries with an App Store storefront, according to Apple. */
const APP_STORE = new Set(
  `ae af ag ai al am ao ar at au az ba bb be bf bg bh bj bm bn bo br bs bt bw by bz ca cd cg ch ci cl cm cn co cr cv
   cy cz de dk dm do dz ec ee eg es fi fj fm fr ga gb gd ge gh gm gr gt gw gy hk hn hr hu id ie il in iq is it jm jo
   jp ke kg kh kn kr kw ky kz la lb lc lk lr lt lu lv ly ma md me mg mk ml mm mn mo mr ms mt mu mv mw mx my mz na ne
   ng ni nl no np nr nz om pa pe pg ph pk pl pt pw py qa ro rs ru rw sa sb sc se sg si sk sl sn sr st sv sz tc td th
   tj tm tn to tr tt tw tz ua ug us uy uz vc ve vg vn vu ye za zm zw`.split(/\s+/),
);

/** Countries without Google Play; elsewhere it always answers, sometimes with the charts of a neighboring country. */
const WITHOUT_GOOGLE_PLAY = new Set(['aq', 'cn', 'cu', 'kp', 'ir', 'sd', 'sy']);

export const hasStorefront = (platform: Platform, country: string): boolean =>
  platform === 'ios' ? APP_STORE.has(country) : !WITHOUT_GOOGLE_PLAY.has(country);

/** "The App Store has no storefront in Nepal" */
export const noStorefrontText = (platform: Platform, country: string): string =>
  `${nameStore(platform)} has no storefront in ${countryName(country)}`;

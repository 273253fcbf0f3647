import { COUNTRY_CODES, countryCode, countryName } from './countries.js';

// Regions with a Unicode name but without an ISO 3166-1 country code.
const NO_COUNTRIES = [
  'ac',
  'an',
  'cp',
  'cq',
  'cs',
  'dd',
  'dg',
  'ea',
  'eu',
  'ez',
  'fx',
  'ic',
  'nt',
  'qo',
  'su',
  'ta',
  'tp',
  'uk',
  'un',
  'xa',
  'xb',
  'xk',
  'yd',
  'yu',
  'zr',
  'zz',
];

describe('countries', () => {
  it('are exactly those that ISO 3166-1 assigns', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const codes = letters.flatMap((a) => letters.map((b) => a + b));
    const known = codes.filter((code) => names.of(code.toUpperCase()) && !NO_COUNTRIES.includes(code));
    const renamed = ['bu', 'dy', 'hv', 'nh', 'rh', 'vd'];
    expect([...COUNTRY_CODES].sort()).toEqual(known.filter((code) => !renamed.includes(code)));
    expect(COUNTRY_CODES.size).toBe(249);
  });

  it('are found in any case', () => {
    expect(countryCode('TW')).toBe('tw');
    expect(countryName('jp')).toBe('Japan');
  });

  it.each([
    ['us', 'United States'],
    ['hk', 'Hong Kong'],
    ['tw', 'Taiwan'],
    ['zz', 'ZZ'],
  ])('name %s %s', (code, name) => {
    expect(countryName(code)).toBe(name);
  });

  it.each(['uk', 'xx', 'usa', '', 'constructor', '__proto__'])('do not include %j', (code) => {
    expect(countryCode(code)).toBeNull();
  });
});

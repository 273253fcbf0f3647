import { detectLanguage } from './language.js';

describe('detectLanguage', () => {
  it.each([
    ['en', 'Build your kingdom and play with friends from all over the world.'],
    [
      'de',
      'Baue dein eigenes Königreich und spiele mit deinen Freunden. Das ist ein Spiel für alle, die gerne planen.',
    ],
    [
      'de',
      'Sammle Helden, kaufe den Battle Pass, tritt einer Gilde bei, verbessere deine Basis, besiege Gegner in Turnieren.',
    ],
    ['fr', 'Construis ton royaume et joue avec tes amis dans une aventure pour toute la famille.'],
    ['es', 'Construye tu reino y juega con tus amigos en una aventura para toda la familia.'],
    ['pt', 'Construa o seu reino e jogue com os seus amigos em uma aventura para você não esquecer.'],
    ['it', 'Costruisci il tuo regno e gioca con i tuoi amici in una avventura per tutta la famiglia.'],
    ['tr', 'Kendi krallığını kur ve arkadaşların ile bir oyun oyna. Her gün daha çok ödül için gel.'],
    ['ru', 'Построй королевство и играй с друзьями'],
    ['ja', 'なかまを集めて王国をつくろう'],
    ['zh', '建造你的王国，与朋友一起战斗'],
    ['ko', '왕국을 건설하고 친구와 함께 즐기세요'],
    ['ar', 'ابن مملكتك والعب مع أصدقائك'],
    ['th', 'สร้างอาณาจักรของคุณ'],
    // No language that is told apart: Finnish, Danish, and Czech.
    ['mis', 'Rakenna oma kaupunki, kerää kolikoita ja voita joka päivä. Tämä peli on hauska kaikille.'],
    ['mis', 'Byg din egen by og saml mønter. Spil med venner og vind præmier hver dag.'],
    ['mis', 'Postav si vlastní město a sbírej mince. Hraj s přáteli a vyhrávej ceny každý den.'],
    [
      'en',
      'Gumdrop Gorge: jump, slide, dodge! 40 zany stages, Zorblax bosses, and the Quibbler for friends.',
    ],
  ])('knows %s', (code, text) => expect(detectLanguage(text).code).toBe(code));

  it('stays with English when names of other languages are listed in it', () => {
    const text =
      'Play with your friends and build the best town. Available in Deutsch, Français, Español, 日本語, 한국어.';
    expect(detectLanguage(text).code).toBe('en');
  });

  it('does not guess from nothing', () => {
    expect(detectLanguage('').code).toBe('und');
    expect(detectLanguage('!!! 123 ***').code).toBe('und');
  });
});

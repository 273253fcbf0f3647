import { renderMail } from './render-mail.js';

it('shows paragraphs, and a link that stands alone as a button with its address', () => {
  const html = renderMail(
    'Choose a password',
    'Use this link:\n\nhttps://kit.example/login#reset=a-b_c\n\nGamekit\n',
  );
  expect(html).toContain('<p>Use this link:</p>');
  expect(html).toContain('<a class="button" href="https://kit.example/login#reset=a-b_c">');
  expect(html.match(/>https:\/\/kit\.example\/login#reset=a-b_c</g)).toHaveLength(1);
  expect(html).not.toContain('<p>Gamekit</p>');
});

it('links an address inside a sentence without the point that ends it', () => {
  expect(renderMail('', 'Ask again: https://kit.example/signup.')).toContain(
    '<p>Ask again: <a href="https://kit.example/signup">https://kit.example/signup</a>.</p>',
  );
});

it('never turns what somebody wrote into markup', () => {
  const html = renderMail('<b>&', 'Reason: <script>alert(1)</script>\nhttps://x.example/"onclick="a" 1 & 2');
  expect(html).not.toMatch(/<script|<b>&(?!amp)|"onclick/);
  expect(html).toContain('Reason: &lt;script&gt;alert(1)&lt;/script&gt;<br>');
});

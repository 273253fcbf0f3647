/** The server stamps the year. Where no server did (a plain file host), the browser's year stands in. */
export function stampYear(): void {
  document.querySelectorAll('[data-year]').forEach((year) => {
    if (!/^\d{4}$/.test(year.textContent ?? '')) year.textContent = String(new Date().getFullYear());
  });
}

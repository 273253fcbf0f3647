/** The server inserts the year; without a server the browser's year is used. */
export function stampYear(): void {
  document.querySelectorAll('[data-year]').forEach((year) => {
    if (!/^\d{4}$/.test(year.textContent ?? '')) year.textContent = String(new Date().getFullYear());
  });
}

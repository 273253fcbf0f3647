// Imported first by every script and free of newer syntax, so that an old Node can still print the message.
const [major, minor] = process.versions.node.split('.').map(Number);
const fits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (!fits) {
  console.error(
    `Gamekit needs Node 20.19 or newer (22.12 or newer of the 22 line); this is ${process.versions.node}. ` +
      'Install a current one from https://nodejs.org and try again.',
  );
  process.exit(1);
}

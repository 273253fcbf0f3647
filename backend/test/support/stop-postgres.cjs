/** Jest's globalTeardown of the API tests: ends the cluster that startPostgres started, if it did. */
module.exports = async function stopPostgres() {
  const { stopTestCluster } = require('./test-cluster.ts');
  await stopTestCluster();
};

const pg = require('pg');

/** Jest's globalTeardown of the API tests: removes the template, and ends the cluster if startPostgres started one. */
module.exports = async function stopPostgres() {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`drop database if exists ${process.env.TEST_DATABASE_TEMPLATE}`);
  await client.end();
  const { stopTestCluster } = require('./test-cluster.ts');
  await stopTestCluster();
};

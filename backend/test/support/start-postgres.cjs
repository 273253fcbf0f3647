const { randomBytes } = require('node:crypto');
const Module = require('node:module');

// Jest loads its global set-up outside its module mapper, so "./x.js" has to be led to x.ts here.
const resolve = Module._resolveFilename;
Module._resolveFilename = function resolveSource(request, ...rest) {
  try {
    return resolve.call(this, request, ...rest);
  } catch (error) {
    if (!/^\.{1,2}\/.*\.js$/.test(request)) throw error;
    return resolve.call(this, request.replace(/\.js$/, '.ts'), ...rest);
  }
};

/**
 * Jest's globalSetup of the API tests. TEST_DATABASE_URL in the environment is used when given (any role that may
 * create databases); otherwise a cluster is started and its address exported under that name. Each test file makes its
 * own database from it, a copy of the template named in TEST_DATABASE_TEMPLATE.
 */
module.exports = async function startPostgres() {
  const { startTestCluster } = require('./test-cluster.ts');
  process.env.TEST_DATABASE_URL ||= await startTestCluster();
  process.env.TEST_DATABASE_TEMPLATE = `test_template_${randomBytes(6).toString('hex')}`;
};

import { once } from 'node:events'

const HOST = '127.0.0.1'

/**
 * On the port that was asked for, or on any free one when that is taken.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {import('../index.mjs').SandboxLog} log
 * @returns {Promise<string>} its URL
 */
export async function listen(server, port, log) {
  try {
    return await bind(server, port)
  } catch (error) {
    const url = await bind(server, 0)
    log(`directory: cannot use port ${port} (${error instanceof Error ? error.message : error}), took ${url}`)
    return url
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 */
async function bind(server, port) {
  server.listen(port, HOST)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return `http://${HOST}:${address.port}`
}

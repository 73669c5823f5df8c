const LIMIT_BYTES = 1_000_000

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<string | undefined>} undefined when it is too large
 */
export async function readBody(request) {
  /** @type {Buffer[]} */
  const chunks = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    // Read to its end all the same: who still sends would not read the refusal.
    if (size <= LIMIT_BYTES) chunks.push(chunk)
  }
  return size <= LIMIT_BYTES ? Buffer.concat(chunks).toString('utf8') : undefined
}

/**
 * @param {string} text
 * @returns {unknown} undefined when it is no JSON
 */
export function parseJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

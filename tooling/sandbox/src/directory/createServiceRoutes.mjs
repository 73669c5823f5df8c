import { json, refusal } from './answer.mjs'
import { answerImage } from './drawImage.mjs'
import { readEvents } from './readEvents.mjs'
import { findWallets } from './wallets/findWallets.mjs'

/**
 * @typedef {import('./types').Answer} Answer
 * @typedef {import('./types').Call} Call
 * @typedef {{ method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: RegExp, answer: (call: Call, parts: readonly string[]) => Answer }} Route
 *   `parts` are what the groups of `path` caught
 */

/**
 * What a hosted directory serves.
 *
 * @param {{
 *   wallets: readonly import('./types').DirectoryWallet[],
 *   answers: import('./types').Directory['answers'],
 *   events: { add(event: import('./types').ArrivedEvent): void },
 * }} state
 * @returns {readonly Route[]}
 */
export function createServiceRoutes({ wallets, answers, events }) {
  /** @param {'/e' | '/batch'} path @returns {Route} */
  const sink = (path) => ({
    method: 'POST',
    path: new RegExp(`^${path}$`),
    answer({ body, headers, query }) {
      const sent = readEvents(path, body)
      if (sent === undefined) return refusal(400, path === '/e' ? 'one event is needed' : 'a list of events is needed')
      const contentType = headers['content-type'] ?? ''
      for (const event of sent) events.add({ path, contentType, query: Object.fromEntries(query), event })
      return json({ accepted: sent.length }, 202)
    },
  })
  /** @param {RegExp} path @param {Route['answer']} answer @returns {Route} */
  const get = (path, answer) => ({ method: 'GET', path, answer })

  return [
    get(/^\/getWallets$/, ({ query }) => {
      const found = findWallets(wallets, query)
      return 'error' in found ? refusal(400, found.error) : json(found)
    }),
    get(/^\/(getWalletImage|public\/get(?:Asset|Currency|Token)Image)\/([^/]+)$/, ({ headers }, [kind = '', id = '']) =>
      answerImage(kind, id, headers['if-none-match']),
    ),
    get(/^\/appkit\/v1\/config$/, () => json({ features: answers.get().features })),
    get(/^\/projects\/v1\/origins$/, () => json({ allowedOrigins: answers.get().allowedOrigins })),
    get(/^\/getAnalyticsConfig$/, () => json({ isAnalyticsEnabled: answers.get().isAnalyticsEnabled })),
    sink('/e'),
    sink('/batch'),
  ]
}

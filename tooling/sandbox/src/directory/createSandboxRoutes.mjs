import { json, nothing, page, refusal } from './answer.mjs'
import { readAnswers } from './createAnswers.mjs'
import { parseJson } from './readBody.mjs'
import { readFault } from './readFault.mjs'
import { renderPage } from './renderPage.mjs'

/**
 * @typedef {import('./createServiceRoutes.mjs').Route} Route
 * @typedef {import('./types').Directory} Directory
 */

/**
 * The switches, for tests and for people.
 *
 * @param {Pick<Directory, 'faults' | 'requests' | 'events' | 'answers'>} state
 * @returns {readonly Route[]}
 */
export function createSandboxRoutes({ faults, requests, events, answers }) {
  /** @param {string} name @param {import('./types').Kept<unknown>} kept @returns {Route[]} */
  const listed = (name, kept) => {
    const path = new RegExp(`^/__sandbox/${name}$`)
    const clear = () => {
      kept.clear()
      return nothing()
    }
    return [
      { method: 'GET', path, answer: () => json(kept.list()) },
      { method: 'DELETE', path, answer: clear },
    ]
  }
  const answersPath = /^\/__sandbox\/answers$/

  return [
    { method: 'GET', path: /^\/__sandbox\/?$/, answer: () => page(renderPage(faults.list(), events.list())) },
    ...listed('events', events),
    ...listed('requests', requests),
    ...listed('faults', faults),
    {
      method: 'POST',
      path: /^\/__sandbox\/faults$/,
      answer({ body }) {
        const read = readFault(parseJson(body))
        if ('error' in read) return refusal(400, read.error)
        faults.add(read.fault)
        return json(faults.list(), 201)
      },
    },
    { method: 'GET', path: answersPath, answer: () => json(answers.get()) },
    {
      method: 'PUT',
      path: answersPath,
      answer({ body }) {
        const changes = readAnswers(parseJson(body))
        if ('error' in changes) return refusal(400, changes.error)
        answers.set(changes)
        return json(answers.get())
      },
    },
    {
      method: 'DELETE',
      path: answersPath,
      answer() {
        answers.reset()
        return nothing()
      },
    },
  ]
}

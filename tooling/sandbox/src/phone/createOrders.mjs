import { numberOrText, optionalNumber, optionalText, optionalTexts, text } from './readOrder.mjs'

/**
 * What may be posted to the phone, by path.
 *
 * @param {ReturnType<typeof import('./createPhone.mjs').createPhone>} phone
 * @returns {Readonly<Record<string, (body: Record<string, unknown>) => unknown>>}
 */
export function createOrders({ kit, questions, sessions }) {
  return {
    '/pair': (body) => kit.pair({ uri: text(body, 'uri').trim() }),
    '/approve': (body) => questions.approve(optionalNumber(body, 'id'), given(body, ['chains', 'accounts'])),
    '/reject': (body) =>
      questions.reject(optionalNumber(body, 'id'), optionalNumber(body, 'code'), optionalText(body, 'message')),
    '/ignore': (body) => questions.ignore(optionalNumber(body, 'id')),
    '/policy': (body) => questions.setPolicy(body),
    '/chainChanged': (body) =>
      sessions.chainChanged({ chainId: numberOrText(body, 'chainId'), topic: optionalText(body, 'topic') }),
    '/accountsChanged': (body) =>
      sessions.accountsChanged({
        account: numberOrText(body, 'account'),
        topic: optionalText(body, 'topic'),
        namespace: optionalText(body, 'namespace'),
      }),
    '/update': (body) =>
      sessions.update({ ...given(body, ['chains', 'accounts']), topic: optionalText(body, 'topic') }),
    '/extend': (body) => sessions.extend(optionalText(body, 'topic')),
    '/disconnect': (body) => sessions.disconnect(optionalText(body, 'topic')),
  }
}

/**
 * @template {string} Name
 * @param {Record<string, unknown>} body
 * @param {readonly Name[]} names
 * @returns {{ [name in Name]?: string[] }}
 */
function given(body, names) {
  /** @type {{ [name in Name]?: string[] }} */
  const lists = {}
  for (const name of names) {
    const list = optionalTexts(body, name)
    if (list !== undefined) lists[name] = list
  }
  return lists
}

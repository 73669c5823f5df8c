import { toErrorObject } from './PhoneError.mjs'
import { readVerified } from './readVerified.mjs'
import { methodsOf } from './signIn.mjs'

/**
 * Asks about each `wc_sessionAuthenticate`: a session and a signature in one answer.
 *
 * @param {import('./createPhone.mjs').Parts} parts
 * @param {ReturnType<typeof import('./signIn.mjs').createSignIns>} signIns
 */
export function followSignIns({ kit, questions }, signIns) {
  kit.on('session_authenticate', ({ id, params, verifyContext }) => {
    const { authPayload: payload, requester } = params
    const reject = (/** @type {unknown} */ error) => kit.rejectSessionAuthenticate({ id, reason: toErrorObject(error) })
    questions.ask({
      question: {
        kind: 'signIn',
        id,
        name: requester.metadata.name,
        url: requester.metadata.url,
        chains: payload.chains,
        methods: methodsOf(payload),
        ...signIns.preview(payload),
        ...readVerified(verifyContext),
      },
      async approve(choice) {
        try {
          await kit.approveSessionAuthenticate({ id, auths: [await signIns.sign(payload, choice)] })
        } catch (error) {
          await reject(error)
          throw error
        }
      },
      reject,
    })
  })
}

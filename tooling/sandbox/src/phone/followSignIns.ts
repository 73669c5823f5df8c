import { toErrorObject } from './PhoneError'
import type { Parts } from './parts'
import { readVerified } from './readVerified'
import { type createSignIns, methodsOf } from './signIn'

/** Asks about each `wc_sessionAuthenticate`: a session and a signature in one answer. */
export function followSignIns({ kit, questions }: Parts, signIns: ReturnType<typeof createSignIns>) {
  kit.on('session_authenticate', ({ id, params, verifyContext }) => {
    const { authPayload: payload, requester } = params
    const reject = (error: unknown) => kit.rejectSessionAuthenticate({ id, reason: toErrorObject(error) })
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

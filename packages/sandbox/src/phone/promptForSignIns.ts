import { type createSignInSigner, getRequestedMethods } from './createSignInSigner'
import { toErrorObject } from './PhoneError'
import type { PhoneServices } from './phoneServices'
import { readVerifyResult } from './readVerifyResult'

export function promptForSignIns({ kit, prompts }: PhoneServices, signIns: ReturnType<typeof createSignInSigner>) {
  kit.on('session_authenticate', ({ id, params, verifyContext }) => {
    const { authPayload: payload, requester } = params
    const reject = (error: unknown) => kit.rejectSessionAuthenticate({ id, reason: toErrorObject(error) })
    prompts.add({
      prompt: {
        kind: 'signIn',
        id,
        name: requester.metadata.name,
        url: requester.metadata.url,
        chains: payload.chains,
        methods: getRequestedMethods(payload),
        ...signIns.preview(payload),
        ...readVerifyResult(verifyContext),
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

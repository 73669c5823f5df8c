import { PhoneError, toErrorObject } from './PhoneError'
import type { PhoneServices } from './phoneServices'
import { readVerifyResult } from './readVerifyResult'
import { readSwitchChainId, SWITCH_METHOD, toParamList } from './signers/eip155'
import type { PhoneSigner, SignRequest } from './types'

export function promptForRequests({ kit, signers, prompts, sessions }: PhoneServices) {
  kit.on('session_request', ({ id, topic, params, verifyContext }) => {
    const { chainId, request } = params
    const { method, params: input } = request
    const requested = { chainId, method, params: input }
    const signer = signers.get(chainId.split(':')[0] ?? '')
    const respond = (answer: { result: unknown } | { error: { code: number; message: string } }) =>
      kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } })

    const answer = async () => {
      if (signer === undefined) throw new PhoneError(5104, 'Unsupported namespace key.')
      const result = await signer.sign(requested)
      // Extends the session before the response, as the app must know the chain that it switches to.
      if (method === SWITCH_METHOD)
        await sessions.joinChain({ topic, chainId: readSwitchChainId(toParamList(input)[0]) })
      return result
    }
    prompts.add({
      prompt: {
        kind: 'request',
        id,
        topic,
        name: kit.getActiveSessions()[topic]?.peer.metadata.name ?? '',
        chainId,
        method,
        params: input,
        text: describe(signer, requested),
        ...readVerifyResult(verifyContext),
      },
      async approve() {
        let result: unknown
        try {
          result = await answer()
        } catch (error) {
          await respond({ error: toErrorObject(error) })
          throw error
        }
        await respond({ result })
        if (method === SWITCH_METHOD)
          await sessions.chainChanged({ chainId: readSwitchChainId(toParamList(input)[0]), topic })
      },
      reject: (error) => respond({ error: toErrorObject(error) }),
    })
  })
  kit.on('session_request_expire', ({ id }) => prompts.expire(id))
}

function describe(signer: PhoneSigner | undefined, requested: SignRequest): string {
  try {
    return signer?.describe(requested) ?? JSON.stringify(requested.params)
  } catch {
    return JSON.stringify(requested.params)
  }
}

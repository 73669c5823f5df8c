import { PhoneError, toErrorObject } from './PhoneError'
import type { Parts } from './parts'
import { readVerified } from './readVerified'
import { readChain, SWITCH, toList } from './signers/eip155'
import type { Signer, SignRequest } from './types'

/** Asks about each request in a session. */
export function followRequests({ kit, signers, questions, sessions }: Parts) {
  kit.on('session_request', ({ id, topic, params, verifyContext }) => {
    const { chainId, request } = params
    const { method, params: given } = request
    const wanted = { chainId, method, params: given }
    const signer = signers.get(chainId.split(':')[0] ?? '')
    const respond = (answer: { result: unknown } | { error: { code: number; message: string } }) =>
      kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...answer } })

    const answer = async () => {
      if (signer === undefined) throw new PhoneError(5104, 'Unsupported namespace key.')
      const result = await signer.sign(wanted)
      // Before the answer: the site believes itself on a chain that it must then know.
      if (method === SWITCH) await sessions.joinChain({ topic, chainId: readChain(toList(given)[0]) })
      return result
    }
    questions.ask({
      question: {
        kind: 'request',
        id,
        topic,
        name: kit.getActiveSessions()[topic]?.peer.metadata.name ?? '',
        chainId,
        method,
        params: given,
        text: describe(signer, wanted),
        ...readVerified(verifyContext),
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
        if (method === SWITCH) await sessions.chainChanged({ chainId: readChain(toList(given)[0]), topic })
      },
      reject: (error) => respond({ error: toErrorObject(error) }),
    })
  })
  kit.on('session_request_expire', ({ id }) => questions.expire(id))
}

function describe(signer: Signer | undefined, wanted: SignRequest): string {
  try {
    return signer?.describe(wanted) ?? JSON.stringify(wanted.params)
  } catch {
    return JSON.stringify(wanted.params)
  }
}

import type { SessionTypes } from '@walletconnect/types'
import { buildApprovedNamespaces, readProposedNamespaces } from './buildApprovedNamespaces'
import { toErrorObject } from './PhoneError'
import type { PhoneServices } from './phoneServices'
import { readVerifyResult } from './readVerifyResult'
import type { ApprovalChoice } from './types'

export function promptForProposals({ kit, signers, prompts }: PhoneServices) {
  kit.on('session_proposal', ({ id, params, verifyContext }) => {
    const proposed = [...readProposedNamespaces(params).values()]
    const approvable = (choice: ApprovalChoice = {}) =>
      buildApprovedNamespaces(params, signers, { ...prompts.policy, ...choice })
    const { name, description, url } = params.proposer.metadata
    const reject = (error: unknown) => kit.rejectSession({ id, reason: toErrorObject(error) })
    prompts.add({
      prompt: {
        kind: 'session',
        id,
        name,
        description,
        url,
        chains: proposed.flatMap(({ chains }) => chains),
        methods: proposed.flatMap(({ methods }) => methods),
        approvable: toChains(approvable),
        ...readVerifyResult(verifyContext),
      },
      async approve(choice) {
        let namespaces: SessionTypes.Namespaces
        try {
          namespaces = approvable(choice)
        } catch (error) {
          await reject(error)
          throw error
        }
        await kit.approveSession({ id, namespaces })
      },
      reject,
    })
  })
  kit.on('proposal_expire', ({ id }) => prompts.expire(id))
}

function toChains(approvable: () => SessionTypes.Namespaces): string[] {
  try {
    return Object.values(approvable()).flatMap(({ chains = [] }) => chains)
  } catch {
    return []
  }
}

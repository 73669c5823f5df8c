import type { SignInDraftRequest } from '../../feature/defineFeature.js'
import type { ModalContext, Service } from '../../modal/context.js'
import type { SiwxDraft } from '../../types/siwx.js'

type DraftKey = Pick<SignInDraftRequest, 'namespace' | 'walletId'>

// Sign-in messages that wallets may sign while they connect, by namespace and wallet.
const drafts: Service<Map<string, readonly SiwxDraft[]>> = { create: () => new Map() }

const keyOf = ({ namespace, walletId }: DraftKey) => `${namespace}:${walletId}`

export function addSignInDraft(context: ModalContext, request: DraftKey, draft: SiwxDraft): void {
  const stored = context.use(drafts)
  stored.set(keyOf(request), [...(stored.get(keyOf(request)) ?? []), draft])
}

export function takeSignInDrafts(context: ModalContext, request: DraftKey): readonly SiwxDraft[] {
  const stored = context.use(drafts)
  const requestDrafts = stored.get(keyOf(request)) ?? []
  stored.delete(keyOf(request))
  return requestDrafts
}

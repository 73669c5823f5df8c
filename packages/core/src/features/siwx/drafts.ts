import type { ModalContext, Part } from '../../context.js'
import type { WantedSignIn } from '../../feature/defineFeature.js'
import type { SiwxDraft } from '../../types/siwx.js'

type Asked = Pick<WantedSignIn, 'namespace' | 'walletId'>

/** What wallets were given to sign while they connect, until one of them has done so: by wallet and namespace. */
const drafts: Part<Map<string, readonly SiwxDraft[]>> = { create: () => new Map() }

const keyOf = ({ namespace, walletId }: Asked) => `${namespace}:${walletId}`

/** A code on screen has a draft of its own each time that it is made anew. */
export function addDraft(context: ModalContext, asked: Asked, draft: SiwxDraft): void {
  const open = context.use(drafts)
  open.set(keyOf(asked), [...(open.get(keyOf(asked)) ?? []), draft])
}

/** What a wallet was given, once. */
export function takeDrafts(context: ModalContext, asked: Asked): readonly SiwxDraft[] {
  const open = context.use(drafts)
  const made = open.get(keyOf(asked)) ?? []
  open.delete(keyOf(asked))
  return made
}

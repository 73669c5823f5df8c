import type { Namespace } from '@foyer/core'
import type { FunctionComponent } from 'react'
import type { ButtonLabels } from './labels.js'

export interface AccountButtonProps {
  /** @default the active namespace */
  readonly namespace?: Namespace | undefined
  readonly labels?: Partial<ButtonLabels> | undefined
  /** @default 'show' */
  readonly balance?: 'show' | 'hide' | undefined
}

export type AccountFace = FunctionComponent<AccountButtonProps>

/** How somebody who is connected is shown. Code, not state: once it is here, every button has it at once. */
export const accountFace: { loaded: AccountFace | undefined } = { loaded: undefined }

import type { RegisteredNamespace } from '@foyer/core'
import type { CSSProperties, FunctionComponent } from 'react'
import type { ButtonLabels } from './logic/labels.js'

export interface ButtonStyleProps {
  /** Classes added to the button's own. */
  readonly className?: string | undefined
  /** Inline styles. In server markup they need `style-src 'unsafe-inline'`; a class does not. */
  readonly style?: CSSProperties | undefined
}

export interface AccountButtonProps extends ButtonStyleProps {
  /** @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
  readonly labels?: Partial<ButtonLabels> | undefined
  /** Whether the connected button shows the balance. @default 'show' */
  readonly balance?: 'show' | 'hide' | undefined
}

export type AccountButtonContentComponent = FunctionComponent<AccountButtonProps>

export const accountButtonContentRegistry: { loaded: AccountButtonContentComponent | undefined } = { loaded: undefined }

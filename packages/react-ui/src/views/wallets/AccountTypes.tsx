import type { AccountState, Namespace } from '@foyer/core'
import { showToast } from '@foyer/core/ui'
import { selectAccount } from '@foyer/core/ui/account'
import { describeError } from '@foyer/core/ui/connect'
import { KeyRound, Sparkle } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../components/Icon.js'
import { useTexts } from '../../features/embedded/textsOf.js'
import { enEmbedded } from '../../messages/enEmbedded.js'
import { useUi } from '../../UiContext.js'

type Type = 'eoa' | 'smartAccount'

export interface AccountTypesProps {
  readonly namespace: Namespace
  readonly account: AccountState
}

/** Which account of the embedded wallet is used, where it has both kinds. */
export function AccountTypes({ namespace, account }: AccountTypesProps) {
  const { context, messages } = useUi()
  const texts = useTexts(enEmbedded)
  const [wanted, setWanted] = useState<Type>()
  const { allAccounts, address } = account
  const types = [
    { type: 'smartAccount', label: texts.smart, icon: Sparkle },
    { type: 'eoa', label: texts.standard, icon: KeyRound },
  ] as const
  if (!types.every(({ type }) => allAccounts.some((each) => each.type === type))) return null
  const current = allAccounts.find((each) => each.address === address)?.type
  const choose = async (type: Type) => {
    const account = allAccounts.find((each) => each.type === type)
    if (!account || type === current || wanted) return
    setWanted(type)
    try {
      await selectAccount(context, { namespace, address: account.address })
    } catch (cause) {
      context.log('warn', 'The kind of account was not changed', cause)
      showToast(context, { message: describeError(cause, messages.errors), variant: 'error' })
    } finally {
      setWanted(undefined)
    }
  }
  return (
    <fieldset className="fy-tabs" aria-label={texts.accountType}>
      {types.map(({ type, label, icon }) => (
        <button
          key={type}
          type="button"
          className="fy-tab"
          aria-pressed={type === current}
          aria-busy={type === wanted || undefined}
          onClick={() => void choose(type)}
        >
          {type === wanted ? (
            <span className="fy-spin" aria-hidden="true" />
          ) : (
            <Icon node={icon} className="fy-i fy-i--sm" />
          )}
          {label}
        </button>
      ))}
    </fieldset>
  )
}

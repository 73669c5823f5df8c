import type { TokenInfo, TokenPrice } from '@foyer/core'
import {
  amountFor,
  currencySign,
  formatNumber,
  formatUnits,
  moneyPlaces,
  parseUnits,
  round,
  toPlainText,
  worthOf,
} from '@foyer/core/ui/numbers'
import { ArrowUpDown, ChevronDown, Wallet } from 'lucide'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useFirstFocus } from '../hooks/useFirstFocus.js'
import { enAmount } from '../messages/enAmount.js'
import { useWalletTexts } from '../useWalletTexts.js'
import { moneyOf, SIGNIFICANT } from '../utils/tokenTexts.js'
import { type AmountEntry, AmountInput } from './AmountInput.js'
import { Button } from './Button.js'
import { FieldError } from './FieldError.js'
import { Icon } from './Icon.js'

/** All of an amount is to be read: it gets smaller, then a line of its own. */
export const amountSize = ({ length }: string): string =>
  length > 24
    ? ' fy-amt__i--own fy-amt__i--small'
    : length > 14
      ? ' fy-amt__i--own'
      : length > 8
        ? ' fy-amt__i--long'
        : length > 5
          ? ' fy-amt__i--mid'
          : ''

export interface AmountCardProps {
  /** Which token it is: what was typed of another one is forgotten. */
  readonly tokenKey: string
  readonly label: string
  readonly token: Pick<TokenInfo, 'symbol' | 'decimals'> & {
    readonly price?: TokenPrice | undefined
    /** As much there is of it. */
    readonly amount?: bigint | undefined
  }
  readonly icon: ReactNode
  /** In whole tokens, decimal text; empty while there is none. */
  readonly value: string
  /** What there is, to be read. Undefined while nobody has said. */
  readonly balance: string | undefined
  /** It is not known yet how much all of it is. */
  readonly isMaxBusy: boolean
  /** What is wrong with the amount. */
  readonly error: string | undefined
  /** What stands between the card and what is wrong. */
  readonly children?: ReactNode
  readonly onAmount: (text: string) => void
  readonly onMax: () => void
  /** Another token is wanted. */
  readonly onPick: () => void
}

/** How much of which token. Where a price is known it may be typed as money. */
export function AmountCard(props: AmountCardProps) {
  const { tokenKey, label, token, icon, value: amount, balance, isMaxBusy, error, children } = props
  const { onAmount, onMax, onPick } = props
  const texts = useWalletTexts('amount', enAmount)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [money, setMoney] = useState<string>()
  const [refused, setRefused] = useState<AmountEntry>()
  const [of, setOf] = useState(tokenKey)
  const [paid, setPaid] = useState(amount)
  // Money is of the amount that it was typed for, not of one that a request has filled in.
  if (of !== tokenKey || (money !== undefined && paid !== amount)) {
    setOf(tokenKey)
    setMoney(undefined)
    setRefused(undefined)
  }
  useFirstFocus(field)
  const { price, decimals, symbol } = token
  const units = parseUnits(amount, decimals)
  const isMoney = money !== undefined && price !== undefined
  const value = isMoney ? money : amount
  const places = isMoney ? moneyPlaces(price.currency) : decimals
  const problem = (value === '' && refused && refusal(refused)) || error
  const enter = (entry: AmountEntry) => {
    const { amount = '' } = entry.reading
    // Nothing older is taken in the place of what could not be read.
    setRefused(entry.reading.amount === undefined ? entry : undefined)
    if (!isMoney) return onAmount(amount)
    setMoney(amount)
    const bought = amountFor(amount, { decimals, price, places, held: token.amount })
    const text = bought ? formatUnits(bought, decimals) : ''
    setPaid(text)
    onAmount(text)
  }
  function refusal({ reading }: AmountEntry): string {
    if (reading.readings) return texts.ambiguous(...reading.readings)
    return reading.refused === 'tooFine' ? texts.tooFine(places) : texts.noAmount
  }
  const flip = () => {
    if (!price) return
    setPaid(amount)
    const worth = units === undefined ? '' : (worthOf({ amount: units, decimals, price }) ?? '')
    setRefused(undefined)
    setMoney(isMoney ? undefined : worth && toPlainText(round(worth, moneyPlaces(price.currency), 'down')))
  }
  const other = isMoney
    ? `${formatNumber(amount || '0', { precision: SIGNIFICANT, rounding: 'down' })} ${symbol}`
    : moneyOf(units ?? 0n, token)
  return (
    <div className="fy-field">
      <div className={`fy-amt${problem ? ' is-bad' : ''}`}>
        <label className="fy-amt__l" htmlFor={id}>
          {label}
        </label>
        <div className="fy-amt__r">
          {isMoney && <bdi className="fy-amt__c">{currencySign(price.currency)}</bdi>}
          <AmountInput
            field={field}
            id={id}
            className={`fy-amt__i${amountSize(value || (refused?.text ?? ''))}`}
            placeholder="0"
            data-focus-key="amount"
            value={value}
            refused={refused?.text}
            decimals={places}
            units={isMoney ? [currencySign(price.currency).trim(), price.currency] : [symbol]}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-bad` : undefined}
            onEntry={enter}
          />
          <TokenButton symbol={symbol} icon={icon} focusKey="token" onClick={onPick} />
        </div>
        <div className="fy-amt__b">
          <span>
            {price && other !== undefined && (
              <button
                type="button"
                className="fy-flip2"
                aria-label={isMoney ? texts.currencyBack(other) : texts.currency(other)}
                onClick={flip}
              >
                <bdi>{other}</bdi>
                <Icon node={ArrowUpDown} className="fy-i fy-i--xs" />
              </button>
            )}
          </span>
          <span>
            <Held balance={balance} />
            <Button
              kind="2"
              size="xs"
              isBusy={isMaxBusy}
              onClick={() => {
                setMoney(undefined)
                setRefused(undefined)
                onMax()
              }}
            >
              {texts.max}
            </Button>
          </span>
        </div>
      </div>
      {children}
      {problem && <FieldError id={`${id}-bad`}>{problem}</FieldError>}
    </div>
  )
}

export interface TokenButtonProps {
  readonly symbol: string
  readonly icon: ReactNode
  readonly focusKey: string
  readonly onClick: () => void
}

/** The token of an amount. A press leads to the others. */
export function TokenButton({ symbol, icon, focusKey, onClick }: TokenButtonProps) {
  const texts = useWalletTexts('amount', enAmount)
  return (
    <button type="button" className="fy-pick" aria-haspopup="dialog" data-focus-key={focusKey} onClick={onClick}>
      {icon}
      <bdi aria-hidden="true">{symbol}</bdi>
      <span className="fy-vh">{texts.chooseToken(symbol)}</span>
      <Icon node={ChevronDown} className="fy-i fy-i--sm" />
    </button>
  )
}

/** How much of the token there is. */
export function Held({ balance }: { readonly balance: string | undefined }) {
  const texts = useWalletTexts('amount', enAmount)
  return (
    <span>
      <Icon node={Wallet} className="fy-i fy-i--xs" />
      <span className="fy-vh">{texts.balance}</span>
      {balance === undefined ? <span className="fy-skel fy-skel--line" aria-hidden="true" /> : <bdi>{balance}</bdi>}
    </span>
  )
}

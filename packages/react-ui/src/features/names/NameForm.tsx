import { describeError } from '@foyer/core/internal/connect'
import { getNamesController, type NameOffer, type NamesController, type NamesState } from '@foyer/core/internal/names'
import { useStore } from '@nanostores/react'
import { AtSign, ChevronRight, RotateCw } from 'lucide'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { ListEndFade } from '../../components/ListEndFade.js'
import { Rows } from '../../components/Rows.js'
import { SkeletonRows } from '../../components/Skeleton.js'
import { sharedIcons } from '../../components/sharedIcons.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useMessages, useUi } from '../../internal/UiContext.js'
import { useInitialFocus } from '../../internal/useInitialFocus.js'
import { enNames } from './texts.js'

export function NameForm() {
  const texts = useWalletTexts('names', enNames)
  const { naming, state } = useNameForm()
  const { typed, problem, offers, own } = state
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Reports an incomplete name only after submitting.
  const [isSubmitted, setSubmitted] = useState(false)
  useInitialFocus(field)
  const error = problem && (problem !== 'short' || isSubmitted) ? texts.problems[problem] : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const offer = offers.status === 'ready' ? offers.names[0] : undefined
    if (offer?.isFree) void naming.choose(offer.name)
  }
  return (
    <div className="fy-body fy-body--list">
      <form className="fy-field" noValidate onSubmit={submit}>
        <label className="fy-label" htmlFor={id}>
          {texts.name}
        </label>
        <div className={`fy-input${error ? ' is-bad' : ''}`} dir="ltr">
          <Icon node={AtSign} strokeWidth={1.75} />
          <input
            ref={field}
            id={id}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={120}
            data-focus-key="name"
            value={typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              setSubmitted(false)
              naming.type(target.value)
            }}
          />
          <span className="fy-names__zone" aria-hidden="true">
            .{naming.zone}
          </span>
        </div>
        {error ? (
          <p className="fy-err" id={`${id}-hint`} role="alert">
            <Icon node={sharedIcons.bad} className="fy-i fy-i--sm" />
            {error}
          </p>
        ) : (
          <p className="fy-hint" id={`${id}-hint`}>
            <bdi>{texts.hint}</bdi>
          </p>
        )}
      </form>
      <p className="fy-vh" role="status">
        {offers.status === 'reading' && texts.looking}
        {offers.status === 'ready' && texts.found(offers.names.filter(({ isFree }) => isFree).length)}
      </p>
      {offers.status === 'none' && own.length > 0 && (
        <>
          <p className="fy-group">{texts.own}</p>
          <ul className="fy-rows" aria-label={texts.own}>
            {own.map((name) => (
              <li key={name}>
                <div className="fy-row fy-row--static">
                  <NameIcon name={name} isAccent />
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {(offers.status === 'reading' || offers.status === 'ready') && <p className="fy-group">{texts.choose}</p>}
      {offers.status === 'reading' && <SkeletonRows count={4} />}
      {offers.status === 'ready' && (
        <Rows label={texts.choose}>
          {offers.names.map((offer) => (
            <OfferRow key={offer.name} offer={offer} onChoose={() => void naming.choose(offer.name)} />
          ))}
        </Rows>
      )}
      {offers.status === 'failed' && <Failed error={offers.error} onRetry={naming.retry} />}
      <ListEndFade />
    </div>
  )
}

function OfferRow({ offer, onChoose }: { readonly offer: NameOffer; readonly onChoose: () => void }) {
  const texts = useWalletTexts('names', enNames)
  const { name, isFree } = offer
  return (
    <li>
      <button type="button" className="fy-row" data-focus-key={name} disabled={!isFree} onClick={onChoose}>
        <NameIcon name={name} isAccent={isFree}>
          <span className="fy-row__x">
            <span className={`fy-tag ${isFree ? 'fy-tag--ok' : 'fy-tag--plain'}`}>
              {isFree ? texts.free : texts.taken}
            </span>
            {isFree && <Icon node={ChevronRight} className="fy-i fy-i--sm fy-flip" />}
          </span>
        </NameIcon>
      </button>
    </li>
  )
}

interface NameIconProps {
  readonly name: string
  readonly isAccent: boolean
  readonly children?: ReactNode
}

function NameIcon({ name, isAccent, children }: NameIconProps) {
  return (
    <>
      <span className={`fy-ic fy-ic--glyph${isAccent ? ' fy-ic--accent' : ''}`} aria-hidden="true">
        <Icon node={AtSign} />
      </span>
      <span className="fy-row__m">
        <span className="fy-row__t fy-names__text">
          <bdi>{name}</bdi>
        </span>
      </span>
      {children}
    </>
  )
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const texts = useWalletTexts('names', enNames)
  const { common, errors } = useMessages()
  return (
    <div className="fy-empty" role="alert">
      <p className="fy-empty__t">{texts.failedOffers}</p>
      {/* The cause of a failed request says more than the failure itself. */}
      <p className="fy-empty__p">{describeError(error.cause ?? error, errors)}</p>
      <div className="fy-empty__a">
        <Button kind="2" size="sm" onClick={onRetry}>
          <Icon node={RotateCw} className="fy-i fy-i--sm" />
          {common.tryAgain}
        </Button>
      </div>
    </div>
  )
}

export function useNameForm(): { readonly naming: NamesController; readonly state: NamesState } {
  const { modal } = useUi()
  const part = getNamesController(modal)
  return { naming: part, state: useStore(part.$state) }
}

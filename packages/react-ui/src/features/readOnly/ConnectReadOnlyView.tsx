import { describeError, finishConnect } from '@foyer/core/internal/connect'
import { isModalError } from '@foyer/core/internal/modal'
import { type AddressProblem, connectReadOnly } from '@foyer/core/internal/readOnly'
import { Eye } from 'lucide'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { Icon } from '../../components/Icon.js'
import { sharedIcons } from '../../components/sharedIcons.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { useInitialFocus } from '../../internal/useInitialFocus.js'
import { enReadOnly } from './texts.js'

export function ConnectReadOnlyView() {
  const { context, messages, modal } = useUi()
  const texts = useWalletTexts('readOnly', enReadOnly)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useInitialFocus(field)
  const view = async () => {
    setBusy(true)
    try {
      await connectReadOnly(modal, { address: typed })
      finishConnect(context)
    } catch (cause) {
      setBusy(false)
      // The user has closed the modal or begun another attempt: nothing to say.
      if (isModalError(cause, 'MODAL_CLOSED') || isModalError(cause, 'CONNECT_SUPERSEDED')) return
      setProblem(readProblem(cause, texts.problems) ?? describeError(cause, messages.errors))
      field.current?.focus({ preventScroll: true })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void view()
  }
  return (
    <form className="fy-body fy-stack" noValidate onSubmit={submit}>
      <div className="fy-field">
        <label className="fy-label" htmlFor={id}>
          {texts.label}
        </label>
        <div className={`fy-input${problem ? ' is-bad' : ''}`} dir="ltr">
          <Icon node={Eye} strokeWidth={1.75} />
          <input
            ref={field}
            id={id}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={120}
            data-focus-key="address"
            value={typed}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              setTyped(target.value)
              setProblem(undefined)
            }}
          />
        </div>
        {problem ? (
          <p className="fy-err" id={`${id}-hint`} role="alert">
            <Icon node={sharedIcons.bad} className="fy-i fy-i--sm" />
            {problem}
          </p>
        ) : (
          <p className="fy-hint" id={`${id}-hint`}>
            {texts.hint}
          </p>
        )}
      </div>
      <Button kind="1" isSubmit isBusy={isBusy} isOff={!typed.trim()}>
        {texts.view}
      </Button>
    </form>
  )
}

function readProblem(cause: unknown, problems: Readonly<Record<AddressProblem, string>>): string | undefined {
  if (!isModalError(cause, 'ADDRESS_INVALID')) return undefined
  const { reason } = cause.context
  return reason === 'characters' || reason === 'mistyped' ? problems[reason] : problems.unknown
}

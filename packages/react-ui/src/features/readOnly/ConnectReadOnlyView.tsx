import { describeError, finishConnect } from '@foyer/core/internal/connect'
import { isModalError } from '@foyer/core/internal/modal'
import { type AddressProblem, connectReadOnly } from '@foyer/core/internal/readOnly'
import { Eye } from 'lucide'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../components/Button.js'
import { TextField } from '../../components/TextField.js'
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
      <TextField
        field={field}
        label={texts.label}
        icon={Eye}
        focusKey="address"
        maxLength={120}
        value={typed}
        onType={(text) => {
          setTyped(text)
          setProblem(undefined)
        }}
        error={problem}
        hint={texts.hint}
      />
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

import { formatAddress, showToast } from '@foyer/core/internal/modal'
import { ScanQrCode, User, X } from 'lucide'
import { type DragEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Avatar } from '../../components/Avatar.js'
import { Button } from '../../components/Button.js'
import { FieldError } from '../../components/FieldError.js'
import { Icon } from '../../components/Icon.js'
import { IconButton } from '../../components/IconButton.js'
import { enSend } from '../../i18n/enSend.js'
import { useWalletTexts } from '../../i18n/useWalletTexts.js'
import { useUi } from '../../internal/UiContext.js'
import { useSend } from './useSend.js'

const TYPING_PAUSE_MS = 300

export function ReceiverField({ onScan }: { readonly onScan: (() => void) | undefined }) {
  const { context } = useUi()
  const texts = useWalletTexts('send', enSend)
  const { send, state } = useSend()
  const { receiver, receiverProfileName: name, receiverProfileImageUrl: imageUrl, note } = state
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const read = (text: string) => {
    setTyped(undefined)
    void send.setReceiver(text)
  }
  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => {
      setTyped(undefined)
      void send.setReceiver(typed)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, send])
  const isReady = receiver.status === 'ready'
  const field = useRef<HTMLInputElement>(null)
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const wasReady = useRef(isReady)
  // Keeps the focus when the field and the chip of a found receiver replace each other.
  useLayoutEffect(() => {
    if (wasReady.current === isReady) return
    wasReady.current = isReady
    const element = isReady ? fieldset.current : field.current
    const root = element?.getRootNode()
    if (root instanceof ShadowRoot && !root.activeElement) element?.focus({ preventScroll: true })
  }, [isReady])
  const drop = (event: DragEvent) => {
    const text = event.dataTransfer.getData('text')
    if (!text) return
    event.preventDefault()
    read(text)
  }
  const paste = async () => {
    try {
      read(await navigator.clipboard.readText())
    } catch {
      showToast(context.modal, { message: texts.pasteFailed, variant: 'error' })
    }
  }

  if (receiver.status === 'ready') {
    return (
      <div className="fy-field">
        <fieldset
          ref={fieldset}
          className="fy-row fy-row--panel fy-send__to"
          tabIndex={-1}
          onKeyDown={({ key, target, currentTarget }) => {
            // Enter submits the form, as in the text field that this chip of the found receiver replaces.
            if (key === 'Enter' && target === currentTarget) currentTarget.form?.requestSubmit()
          }}
          aria-label={`${texts.to} ${name ?? formatAddress(receiver.address)}`}
        >
          <Avatar address={receiver.address} imageUrl={imageUrl} />
          <span className="fy-row__m">
            <span className="fy-row__s">{texts.to}</span>
            <span className="fy-row__t fy-trunc">
              <bdi>{name ?? formatAddress(receiver.address)}</bdi>
            </span>
            {name !== undefined && (
              <span className="fy-row__s fy-num">
                <bdi dir="ltr">{formatAddress(receiver.address)}</bdi>
              </span>
            )}
          </span>
          <IconButton label={texts.clearReceiver} onClick={send.clearReceiver}>
            <Icon node={X} />
          </IconButton>
        </fieldset>
        {receiver.isLost && <FieldError>{texts.isLost}</FieldError>}
        {receiver.lookalike && (
          <FieldError>
            {texts.lookalike}
            <br />
            {texts.lookalikeText}
          </FieldError>
        )}
        {(note.label ?? note.message) !== undefined && (
          <p className="fy-note">
            <bdi>{[note.label && texts.request(note.label), note.message].filter(Boolean).join(': ')}</bdi>
          </p>
        )}
      </div>
    )
  }
  const text = typed ?? (receiver.status === 'empty' ? '' : receiver.text)
  const error = typed === undefined && receiver.status === 'refused' ? texts.refusals[receiver.reason] : undefined
  // Shows progress while a name is resolved; an address needs no request.
  const isReading = typed === undefined && receiver.status === 'reading' && /[.@]/.test(receiver.text)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of several, the field beside it is for all
    <div className="fy-field" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <div className={`fy-input${error ? ' is-bad' : ''}`}>
        <Icon node={User} strokeWidth={1.75} />
        <label className="fy-vh" htmlFor={id}>
          {texts.receiver}
        </label>
        <input
          ref={field}
          id={id}
          dir="auto"
          placeholder={texts.receiver}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={2048}
          data-focus-key="receiver"
          value={text}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-bad` : undefined}
          onChange={({ target }) => setTyped(target.value)}
          onPaste={(event) => {
            event.preventDefault()
            read(event.clipboardData.getData('text'))
          }}
        />
        <span className="fy-vh" role="status">
          {isReading ? texts.reading : ''}
        </span>
        {isReading ? (
          <span className="fy-spin" aria-hidden="true" />
        ) : (
          <>
            {onScan && (
              <IconButton label={texts.scan} focusKey="scan" onClick={onScan}>
                <Icon node={ScanQrCode} />
              </IconButton>
            )}
            {typeof navigator.clipboard?.readText === 'function' && (
              <Button kind="2" size="xs" onClick={() => void paste()}>
                {texts.paste}
              </Button>
            )}
          </>
        )}
      </div>
      {error && <FieldError id={`${id}-bad`}>{error}</FieldError>}
    </div>
  )
}

import { formatAddress, showToast } from '@foyer/core/ui'
import { ScanQrCode, User, X } from 'lucide'
import { type DragEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Avatar } from '../../components/Avatar.js'
import { Button } from '../../components/Button.js'
import { FieldError } from '../../components/FieldError.js'
import { Icon } from '../../components/Icon.js'
import { IconButton } from '../../components/IconButton.js'
import { enSend } from '../../messages/enSend.js'
import { useUi } from '../../UiContext.js'
import { useWalletTexts } from '../../useWalletTexts.js'
import { useSend } from './useSend.js'

/** After the last key, before it is read. Milliseconds. */
const TYPING_PAUSE = 300

/** Who receives: typed, pasted, dropped or scanned. */
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
    }, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [typed, send])
  const isReady = receiver.status === 'ready'
  const field = useRef<HTMLInputElement>(null)
  const found = useRef<HTMLFieldSetElement>(null)
  const wasReady = useRef(isReady)
  // One takes the place of the other: what had the focus has gone, and it must not be lost.
  useLayoutEffect(() => {
    if (wasReady.current === isReady) return
    wasReady.current = isReady
    const element = isReady ? found.current : field.current
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
      showToast(context, { message: texts.pasteFailed, variant: 'error' })
    }
  }

  if (receiver.status === 'ready') {
    return (
      <div className="fy-field">
        <fieldset
          ref={found}
          className="fy-row fy-row--panel fy-send__to"
          tabIndex={-1}
          onKeyDown={({ key, target, currentTarget }) => {
            // It took the place of the field, where Enter leads on.
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
            {texts.lookalike}. {texts.lookalikeText}
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
  // An address is read at once.
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

import { closeModal, goBack } from '@foyer/core/ui'
import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide'
import { Button } from '../components/Button.js'
import { Mark } from '../components/Mark.js'
import { StateScreen } from '../components/StateScreen.js'
import { useUi } from '../UiContext.js'

/** A view crashed or could not be loaded: what happened, what is safe, and two ways on. */
export function BrokenView({
  onRetry,
  text,
  isUnloaded,
}: {
  readonly onRetry?: (() => void) | undefined
  readonly text?: string
  /** It could not be downloaded. */
  readonly isUnloaded?: boolean
}) {
  const { context, messages } = useUi()
  const depth = useStore(context.stores.router.$depth)
  const { broken, common } = messages
  return (
    <>
      <div className="fy-body">
        <StateScreen
          role="alert"
          title={isUnloaded ? broken.unloadedTitle : broken.title}
          text={text ?? (isUnloaded ? broken.unloaded : broken.text)}
          picture={<Mark node={TriangleAlert} tone="warn" />}
        />
      </div>
      <div className="fy-cta fy-stack">
        {onRetry && (
          <Button kind="1" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        )}
        <Button kind={onRetry ? '2' : '1'} onClick={() => (depth > 1 ? goBack(context) : closeModal(context))}>
          {depth > 1 ? broken.back : common.close}
        </Button>
      </div>
    </>
  )
}

/** A view that nobody registered. */
export function UnknownView() {
  const { messages } = useUi()
  return <BrokenView text={messages.broken.unknown} />
}

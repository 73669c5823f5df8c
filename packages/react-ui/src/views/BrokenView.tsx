import { closeModal, goBack } from '@foyer/core/internal/modal'
import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide'
import { Button } from '../components/Button.js'
import { IconBadge } from '../components/IconBadge.js'
import { StatusScreen } from '../components/StatusScreen.js'
import { useUi } from '../internal/UiContext.js'

/** Replaces a view that crashed or failed to load, with two ways out. */
export function BrokenView({
  onRetry,
  title,
  isUnloaded,
}: {
  readonly onRetry?: (() => void) | undefined
  /** Replaces title and text. */
  readonly title?: string
  readonly isUnloaded?: boolean
}) {
  const { context, messages } = useUi()
  const depth = useStore(context.stores.router.$depth)
  const { broken, common } = messages
  return (
    <>
      <div className="fy-body">
        <StatusScreen
          role="alert"
          title={title ?? (isUnloaded ? broken.unloadedTitle : broken.title)}
          text={title === undefined && (isUnloaded ? broken.unloaded : broken.text)}
          picture={<IconBadge node={TriangleAlert} tone="warn" />}
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

export function UnknownView() {
  const { messages } = useUi()
  return <BrokenView title={messages.broken.unknown} />
}

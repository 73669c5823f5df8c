import { useViewUi } from '../i18n/useViewUi.js'

/** Links to the list of the servers that the modal has contacted. */
export function ServersLink() {
  const { context, messages } = useViewUi()
  return (
    <div className="fy-footer fy-footer--row">
      <button
        type="button"
        className="fy-footer__l"
        data-focus-key="servers"
        onClick={() => context.stores.router.push({ view: 'ContactedServers' })}
      >
        {messages.guide.servers}
      </button>
    </div>
  )
}

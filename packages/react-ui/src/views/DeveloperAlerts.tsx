import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide'
import { Icon } from '../components/Icon.js'
import { useUi } from '../internal/UiContext.js'

export function DeveloperAlerts() {
  const { context, deferred } = useUi()
  const alerts = useStore(deferred.$alerts)
  if (!alerts.length || !context.options.debug || !isDevelopment()) return null
  const rows = alerts.map(({ code, title, detail }) => (
    <div className="fy-alert fy-alert--warn" role="status" key={`${code}:${detail}`}>
      <Icon node={TriangleAlert} strokeWidth={1.75} />
      <div>
        <b>{title}</b>
        {detail}
      </div>
    </div>
  ))
  return <div className="fy-alerts">{rows}</div>
}

function isDevelopment(): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.(local|localhost|test))$/.test(location.hostname)
}

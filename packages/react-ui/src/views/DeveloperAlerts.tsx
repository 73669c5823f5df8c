import { useStore } from '@nanostores/react'
import { TriangleAlert } from 'lucide'
import { Icon } from '../components/Icon.js'
import { useUi } from '../UiContext.js'

/** What is wrong with the set-up, while developing only. Visitors of a live site never see it. */
export function DeveloperAlerts() {
  const { context, held } = useUi()
  const alerts = useStore(held.$alerts)
  if (!context.options.debug || !isDevelopment()) return null
  return alerts.map(({ code, title, detail }) => (
    <div className="fy-alert fy-alert--warn" role="status" key={`${code}:${detail}`}>
      <Icon node={TriangleAlert} strokeWidth={1.75} />
      <div>
        <b>{title}</b>
        {detail}
      </div>
    </div>
  ))
}

function isDevelopment(): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.+\.(local|localhost|test))$/.test(location.hostname)
}

interface StickyCostsProps {
  /** Labels and amounts. An amount is undefined while it loads. */
  readonly costs: readonly (readonly [label: string, amount: string | undefined])[]
  readonly isLive?: boolean
}

/** Shows fee and total above the buttons in a low window, in which the review scrolls. */
export function StickyCosts({ costs, isLive }: StickyCostsProps) {
  return (
    <dl className="fy-costs">
      {costs.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd aria-live={isLive ? 'polite' : undefined}>
            {amount === undefined ? <span className="fy-skel fy-skel--line" aria-hidden="true" /> : <bdi>{amount}</bdi>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

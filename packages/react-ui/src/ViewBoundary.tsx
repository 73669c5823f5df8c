import { Component, type ReactNode } from 'react'
import { BrokenView } from './views/BrokenView.js'

/** A view that crashes leaves a way back, never an empty box. */
export class ViewBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <BrokenView onRetry={() => this.setState({ hasFailed: false })} />
  }
}

import { Component, type ReactNode } from 'react'
import { BrokenView } from './views/BrokenView.js'

interface ViewBoundaryProps {
  readonly children: ReactNode
  readonly onError: (error: unknown) => void
}

/** A view that crashes leaves a way back, never an empty box. */
export class ViewBoundary extends Component<ViewBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <BrokenView onRetry={() => this.setState({ hasFailed: false })} />
  }
}

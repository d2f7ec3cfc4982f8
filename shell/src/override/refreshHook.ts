/**
 * Before React's own script: remembers its renderer, so that the Fast Refresh runtime of a remote, which arrives later, finds the one
 * that the host provided.
 */
const renderers = new Map<number, unknown>();

export function rememberRenderers(): void {
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      renderers,
      supportsFiber: true,
      inject(renderer: unknown) {
        renderers.set(renderers.size + 1, renderer);
        return renderers.size;
      },
      onScheduleFiberRoot() {},
      onCommitFiberRoot() {},
      onCommitFiberUnmount() {},
    },
  });
}

/**
 * First in the shell's development entry: remembers React's renderer, so that the Fast Refresh runtime of
 * a remote, which arrives later, finds the one that the host provided.
 */
const renderers = new Map<number, unknown>();

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

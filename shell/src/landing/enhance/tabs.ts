interface Tab {
  link: HTMLAnchorElement;
  panel: HTMLElement;
}

/** The tab that a key leads to, by the keyboard pattern of WAI-ARIA. */
const targets: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  ' ': (at) => at,
};

/** Turns a list of links to sections of this page into tabs over these sections. */
export function enhanceTabs(list: HTMLElement): void {
  const tabs: Tab[] = [];
  for (const link of list.querySelectorAll('a')) {
    const panel = document.getElementById(link.hash.slice(1));
    if (panel) tabs.push({ link, panel });
  }

  const select = (at: number) => {
    for (const [i, { link, panel }] of tabs.entries()) {
      link.ariaSelected = String(i === at);
      link.tabIndex = i === at ? 0 : -1;
      panel.hidden = i !== at;
    }
  };

  list.role = 'tablist';
  for (const [i, { link, panel }] of tabs.entries()) {
    link.id = `${panel.id}-tab`;
    link.role = 'tab';
    link.setAttribute('aria-controls', panel.id);
    panel.role = 'tabpanel';
    panel.tabIndex = 0;
    panel.setAttribute('aria-labelledby', link.id);
    link.addEventListener('click', (event) => {
      event.preventDefault();
      select(i);
    });
    link.addEventListener('keydown', (event) => {
      const target = targets[event.key]?.(i, tabs.length);
      if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      select(target);
      tabs[target]?.link.focus();
    });
  }
  // A link from elsewhere may name a subject.
  select(
    Math.max(
      0,
      tabs.findIndex(({ link }) => link.hash === location.hash),
    ),
  );
}

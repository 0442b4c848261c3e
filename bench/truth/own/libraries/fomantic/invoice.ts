import 'fomantic-ui-css/semantic.css';
import '@fontsource/lato/400.css';
import '@fontsource/lato/700.css';

const rows = [
  ['Design of the new entrance', '3 drafts, 2 rounds of changes', '24 h', '85.00', '2,040.00'],
  ['Drawings for the builder', 'Scale 1:50 and 1:10', '16 h', '85.00', '1,360.00'],
  ['Site visits', '12, 19 and 26 March', '3', '140.00', '420.00'],
  ['Printing', 'Four sets, A1', '4', '38.50', '154.00'],
];

document.body.style.background = '#e9ecef';
document.body.innerHTML = `
<header class="ui small borderless menu" style="border-radius:0;margin:0"><div class="item"><a href="#"><i class="arrow left icon"></i>All invoices</a></div><div class="item"><b>2026-0117</b></div><div class="item"><div class="ui green label">Sent</div></div><div class="right menu"><div class="item"><div class="ui small basic buttons"><button class="ui icon button" aria-label="Print"><i class="print icon"></i></button><button class="ui icon button" aria-label="Download"><i class="download icon"></i></button></div></div><div class="item"><button class="ui small primary button"><i class="paper plane icon"></i>Send a reminder</button></div></div></header>
<main style="width:820px;margin:28px auto"><article class="ui padded segment" style="padding:44px 52px"><div class="ui two column grid"><div class="column"><svg data-truth="logo" aria-label="Studio Lindgren" width="190" height="40" viewBox="0 0 190 40"><path d="M4 36V14L18 4l14 10v22H22V22h-8v14z" fill="#1b5e8c"/><text x="42" y="27" font-family="Lato" font-weight="700" font-size="19" fill="#1b3a4f">Studio Lindgren</text></svg></div><div class="right aligned column"><h1 class="ui header" style="color:#1b5e8c">Invoice</h1></div></div>
<div class="ui three column grid" style="margin-top:12px"><div class="column"><div class="ui sub header grey">Billed to</div><b>Kaya Theatre</b><br>Weaver Square 4<br>7020 Norrvik</div><div class="column"><div class="ui sub header grey">From</div>Studio Lindgren AB<br>Dock Road 19<br>7014 Norrvik</div><div class="column"><div class="ui sub header grey">Details</div>Number: <b>2026-0117</b><br>Date: 2 April 2026<br>Due: <b style="color:#c0392b">2 May 2026</b></div></div>
<table class="ui celled striped table" style="margin-top:28px"><thead><tr><th>Work</th><th class="right aligned">Amount</th><th class="right aligned">Price, €</th><th class="right aligned">Total, €</th></tr></thead><tbody>${rows.map(([name, note, count, price, sum]) => `<tr><td><b>${name}</b><div style="color:#888">${note}</div></td><td class="right aligned">${count}</td><td class="right aligned">${price}</td><td class="right aligned">${sum}</td></tr>`).join('')}</tbody></table>
<div class="ui grid"><div class="nine wide column"><div class="ui info message"><div class="header">How to pay</div><p>Transfer to SE45 5000 0000 0583 9825 7466 and name the number of this invoice. Thank you!</p></div></div><div class="seven wide column"><table class="ui very basic compact table"><tbody><tr><td>Sum</td><td class="right aligned">3,974.00</td></tr><tr><td>Discount 5 %</td><td class="right aligned">−198.70</td></tr><tr><td>Tax 25 %</td><td class="right aligned">943.83</td></tr><tr><td><h3>To pay</h3></td><td class="right aligned"><h3>€ 4,719.13</h3></td></tr></tbody></table></div></div>
<div class="ui divider"></div><footer style="color:#888;text-align:center">Studio Lindgren AB · studio@lindgren.example · VAT SE556677889901</footer></article></main>`;

import java.util.List;
import java.util.Map;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.index.mapper.MapperExtrasPlugin;
import org.opensearch.index.reindex.ReindexPlugin;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.script.expression.ExpressionPlugin;
import org.opensearch.transport.Netty4Plugin;

/**
 * One node of OpenSearch. The arguments are its settings, as name=value. It exits when its standard input closes, so it
 * exits with the process that started it.
 */
class Start {
  static class BenchNode extends Node {
    BenchNode(Settings settings) {
      super(
          InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "node"),
          List.of(
              Netty4Plugin.class,
              PainlessPlugin.class,
              ExpressionPlugin.class,
              CommonAnalysisPlugin.class,
              MapperExtrasPlugin.class,
              ReindexPlugin.class),
          true);
    }
  }

  public static void main(String[] arguments) throws Exception {
    Settings.Builder settings = Settings.builder();
    for (String argument : arguments) {
      int at = argument.indexOf('=');
      settings.put(argument.substring(0, at), argument.substring(at + 1));
    }
    Node node = new BenchNode(settings.build());
    Runtime.getRuntime().addShutdownHook(new Thread(() -> close(node)));
    node.start();
    while (System.in.read() >= 0) {}
    System.exit(0);
  }

  static void close(Node node) {
    try {
      node.close();
    } catch (Exception error) {
      error.printStackTrace();
    }
  }
}
